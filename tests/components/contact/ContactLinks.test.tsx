import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactLinks } from '../../../src/components/contact/ContactLinks';
import { company } from '../../../src/content/company.yml';

it.each([['An example.'], [undefined]])('says whether the details are samples: %s', (note) => {
  const { container } = render(<ContactLinks company={{ ...company, note }} />);
  expect(container).toHaveTextContent(`${company.phone.text}${company.email}${note ?? ''}`);
});
