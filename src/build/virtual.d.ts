declare module 'virtual:pictures' {
  const pictures: import('./pictures').BuiltPictures;
  export const widths: readonly number[];
  export default pictures;
}
