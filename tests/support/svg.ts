export default "<svg></svg>";
