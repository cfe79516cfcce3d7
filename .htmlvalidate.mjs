import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React spells HTML, which browsers read alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Safari takes a list without bullets for a list only when its role is written out.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // With non-breaking hyphens a phone number could not be searched for or pasted.
    'tel-non-breaking': 'off',
  },
});
