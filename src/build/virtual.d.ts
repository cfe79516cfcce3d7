declare module 'virtual:pictures' {
  const pictures: import('./pictures').BuiltPictures;
  export default pictures;
}
