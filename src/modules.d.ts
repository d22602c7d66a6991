declare module "@phosphor-icons/core/regular/*.svg" {
  const markup: string;
  export default markup;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}
