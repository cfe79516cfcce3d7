declare module 'virtual:pictures' {
  /** By their names in src/content/pictures.ts. */
  export const pictures: Record<string, import('../types').BuiltPicture>;
  /** By the names of their files in src/pictures/portraits. */
  export const portraits: Record<string, import('../types').BuiltCrop>;
  /** The widths of `srcset` candidates, in px. */
  export const widths: readonly number[];
}
