import { shell } from './content/shell.yml';
import { tabIds } from './navigation';

/** The tabs, in order, with the labels that visitors read. */
export const tabs = tabIds.map((id) => ({ id, label: shell.tabLabels[id] }));
