import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Toast, Toaster } from '../../src/components/feedback/Toaster';
import { contact } from '../../src/content/contact';
import { shell } from '../../src/content/shell';

let count = 0;
const toastOf = (kind: Toast['kind']): Toast => {
  count += 1;
  return { id: count, kind, ...contact.form[kind === 'success' ? 'success' : 'failure'] };
};

/** A page with a text field and two buttons, each of which shows a toast. */
export function Page() {
  const [toast, setToast] = useState<Toast | null>(null);
  return (
    <main>
      <input aria-label="field" />
      <button type="button" onClick={() => setToast(toastOf('success'))}>
        succeed
      </button>
      <button type="button" onClick={() => setToast(toastOf('destructive'))}>
        fail
      </button>
      <Toaster toast={toast} strings={shell.toasts} onClose={() => setToast(null)} />
    </main>
  );
}

export const success = 'Message Sent Successfully! 🎉';
export const failure = 'Oops! Something went wrong';
export const toasts = () => [...document.querySelectorAll('li')];
export const show = (name: 'succeed' | 'fail') => fireEvent.click(screen.getByText(name));
export const close = () => screen.getByRole('button', { name: 'Close message' });
