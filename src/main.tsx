import './styles/index.css';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepWork } from './boot/keep-work';
import { whenIdle } from './components/utils/whenIdle';
import { type PartId, tabIds } from './navigation';
import { importPart, Part } from './parts';

const { page } = window;
const starts = new Map<PartId, Promise<void>>();

/** Hydrates a part of the page. If its file does not load, the next call tries again. */
function startPart(id: PartId): Promise<void> {
  const start = starts.get(id) ?? renderPart(id);
  starts.set(id, start);
  return start.catch((error) => {
    console.error(error);
    starts.delete(id);
    page.setLoadState(id, 'failed');
  });
}

async function renderPart(id: PartId): Promise<void> {
  page.setLoadState(id, 'loading');
  const Component = await importPart[id]();
  const container = document.querySelector(`[data-part=${id}]`) as HTMLElement;
  const restoreWork = keepWork(container);
  await new Promise<void>((resolve) => {
    const content = (
      <ReportReady onReady={resolve} restoreWork={restoreWork}>
        <Part id={id}>
          <Component />
        </Part>
      </ReportReady>
    );
    // A transition hydrates in short tasks, between which the browser can respond to input.
    startTransition(() => {
      // The page of the development server has empty parts.
      if (!container.firstElementChild)
        createRoot(container, { identifierPrefix: id }).render(content);
      else hydrateRoot(container, content, { identifierPrefix: id, onRecoverableError });
    });
  });
  page.setLoadState(id, 'ready');
}

interface ReportReadyProps {
  onReady: () => void;
  restoreWork: ReturnType<typeof keepWork>;
  children: ReactNode;
}

/** Reports that React has rendered a part. */
function ReportReady({ onReady, restoreWork, children }: ReportReadyProps) {
  // While React renders a part anew, the page still has the one that it will replace.
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => restoreWork(focused), [restoreWork, focused]);
  useEffect(onReady, [onReady]);
  return children;
}

function onRecoverableError(error: unknown) {
  // 418: the part is not what the build rendered, which keepWork() handles.
  if (!String(error).includes('#418')) console.error(error);
}

page.subscribe(() => startPart(page.getShown()));
// Not awaited, because the files of the screens import this one.
Promise.all((['header', page.getShown(), 'footer'] as const).map(startPart)).then(() => {
  document.documentElement.dataset.app = 'ready';
  whenIdle(() => importScreens().catch(() => {}));
});

/** Imports one file after another, because some browsers never retry a failed module. */
async function importScreens() {
  for (const id of tabIds) await importPart[id]();
}
