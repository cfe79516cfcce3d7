import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React and Vite write HTML; browsers treat both spellings alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // React's ids, such as "_R_1_".
    'valid-id': ['error', { relaxed: true }],
    // Safari treats a list without bullets as a list only if its role is explicit.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // With non-breaking hyphens, people could not search for a phone number or paste it.
    'tel-non-breaking': 'off',
  },
});
