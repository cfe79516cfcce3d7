import sources from 'virtual:pictures';
import { config } from '../config';

type Sources = (typeof sources)[string];
type Source = NonNullable<Sources[keyof Sources]>;

/**
 * Where a picture is found, in the shape it is shown in, on the host that serves pictures (design 2).
 *
 * @throws when content gives no such picture, or no crop of that shape for it; the build stops
 */
export function pictureSource(name: string, shape: keyof Sources = 'whole'): Source {
  const source = sources[name]?.[shape];
  if (!source)
    throw new Error(
      `src/content/pictures.ts: the picture "${name}" needs a crop named "${shape}".`,
    );
  return onHost(source, config.assetHost);
}

/** Where a portrait is found, on the host that serves portraits. */
export function portraitSource(name: string): Source {
  const source = sources[`portraits/${name}`]?.whole;
  if (!source) throw new Error(`src/content/portraits.ts: there is no portrait named "${name}".`);
  return onHost(source, config.portraitHost);
}

function onHost(source: Source, host: string): Source {
  if (!host) return source;
  return {
    ...source,
    src: source.src.replace(/^\./, host),
    srcSet: source.srcSet?.replace(/\.\/assets/g, `${host}/assets`),
  };
}
