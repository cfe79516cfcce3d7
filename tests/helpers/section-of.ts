import { screen } from '@testing-library/react';

/** The section with this heading. Few sections are landmarks, so most have no role. */
export function sectionOf(title: string): HTMLElement {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`"${title}" is in no section`);
  return section;
}
