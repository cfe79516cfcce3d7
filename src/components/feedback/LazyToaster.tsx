import { type ComponentProps, useEffect, useState } from 'react';
import { whenIdle } from '../../services/whenIdle';
import type { Toaster } from './Toaster';

/**
 * The Toaster, loaded once the page is idle, because nothing of the first view needs it. A toast
 * that comes sooner, or after loading has failed, loads it at once. Should that fail as well, the
 * outcome still stands by the form (design 2).
 */
export function LazyToaster(props: ComponentProps<typeof Toaster>) {
  const [Loaded, setLoaded] = useState<typeof Toaster>();
  const wanted = props.toast?.id;

  useEffect(
    function load() {
      if (Loaded) return;
      const load = () =>
        import('./Toaster').then(
          (module) => setLoaded(() => module.Toaster),
          () => {},
        );
      if (wanted === undefined) return whenIdle(load);
      load();
    },
    [Loaded, wanted],
  );

  return Loaded && <Loaded {...props} />;
}
