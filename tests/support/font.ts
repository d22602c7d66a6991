export default "/font.woff2";
