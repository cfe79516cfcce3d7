import { fireEvent, screen } from '@testing-library/react';
import { Toaster } from '../../src/components/feedback/Toaster';
import { useToast } from '../../src/components/hooks/useToast';
import { contact } from '../../src/content/contact';
import { shell } from '../../src/content/shell';

/** A page with a text field and two buttons, each of which shows a toast. */
export function ToastPage() {
  const { toast, toastKey, showToast, closeToast } = useToast();
  const { success, failure } = contact.form;
  return (
    <main>
      <input aria-label="field" />
      <button type="button" onClick={() => showToast({ variant: 'success', ...success })}>
        succeed
      </button>
      <button type="button" onClick={() => showToast({ variant: 'failure', ...failure })}>
        fail
      </button>
      {toast && (
        <Toaster key={toastKey} toast={toast} strings={shell.toasts} onClose={closeToast} />
      )}
    </main>
  );
}

export const successTitle = 'Message Sent Successfully! 🎉';
export const failureTitle = 'Oops! Something went wrong';
export const getToasts = () => [...document.querySelectorAll('li')];
export const triggerToast = (name: 'succeed' | 'fail') => fireEvent.click(screen.getByText(name));
export const closeButton = () => screen.getByRole('button', { name: 'Close message' });
