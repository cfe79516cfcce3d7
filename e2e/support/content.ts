import { loadContent } from '../../src/build/content/load-content.ts';
import { tabIds } from '../../src/navigation.ts';

/** The content of the site. Playwright cannot import the files of src/content, which Vite loads. */
export const { company, contact, gallery, guide, home, notFound, pictures, season, shell, tours } =
  loadContent();

export const tabs = tabIds.map((id) => ({ id, label: shell.tabLabels[id] }));
