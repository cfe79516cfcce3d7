// The modules that plugins/content.ts and plugins/virtual-pictures.ts provide.

type Content = import('../build/content/compute').Content;

declare module '*/company.yml' {
  export const company: Content['company'];
}
declare module '*/contact.yml' {
  export const contact: Content['contact'];
}
declare module '*/gallery.yml' {
  export const gallery: Content['gallery'];
}
declare module '*/glossary.yml' {
  export const glossary: Content['glossary'];
}
declare module '*/guide.yml' {
  export const guide: Content['guide'];
}
declare module '*/home.yml' {
  export const home: Content['home'];
}
declare module '*/notFound.yml' {
  export const notFound: Content['notFound'];
}
declare module '*/pictures.yml' {
  export const pictures: Content['pictures'];
}
declare module '*/season.yml' {
  export const season: Content['season'];
}
declare module '*/shell.yml' {
  export const shell: Content['shell'];
}
declare module '*/tours.yml' {
  export const tours: Content['tours'];
}

declare module 'virtual:pictures.css';
declare module 'virtual:pictures' {
  /** By their names in src/content/pictures.yml. */
  export const pictures: Record<string, import('../types').BuiltPicture>;
  /** By the names of their files in src/pictures/portraits. */
  export const portraits: Record<string, import('../types').BuiltPortrait>;
  /** The widths of `srcset` candidates, in px. */
  export const variantWidths: readonly number[];
}
