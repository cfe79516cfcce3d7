declare module 'virtual:pictures' {
  const sources: import('./pictures').PictureSources;
  export default sources;
}
