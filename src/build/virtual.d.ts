declare module 'virtual:pictures' {
  const pictures: import('../types').BuiltPictures;
  export const widths: readonly number[];
  export default pictures;
}
