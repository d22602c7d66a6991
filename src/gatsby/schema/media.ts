import type { Node } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Resolver, ResolverContext } from "./node-model";

/** Finds a picture's file by its URL in content: `/media/seo.jpg`. */
export const findMedia = async (src: string, context: ResolverContext): Promise<Node> => {
  const relativePath = src.replace(/^\/media\//, "");
  const query = { filter: { sourceInstanceName: { eq: "media" }, relativePath: { eq: relativePath } } };
  const file = await context.nodeModel.findOne({ type: "File", query });
  if (file === null) throw new Error(`content/media/${relativePath} does not exist`);
  return file;
};

/**
 * Reduces image data to what `Picture` needs: the size and the files. There is one file for browsers without newer
 * formats.
 */
export const sentImageData = ({ width, height, images: { fallback, sources } }: IGatsbyImageData) => ({
  width,
  height,
  images: {
    ...(fallback !== undefined && { fallback: { src: fallback.src } }),
    ...(sources !== undefined && { sources: sources.map(({ type, srcSet }) => ({ type, srcSet })) }),
  },
});

/** Resizes and converts a picture for an article, in the same image pipeline as all others. */
export const articleImage = async (
  src: string,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> => {
  const file = await findMedia(src, context);
  const [imageId] = file.children;
  const source = context.nodeModel.getNodeById({ id: imageId ?? "", type: "ImageSharp" });
  if (source === null) throw new Error(`content${src} is not a picture that can be resized`);
  const args = { width: 720, breakpoints: [640, 960, 1200] };
  const fieldName = "gatsbyImageData";
  const type = info.schema.getType("ImageSharp") as GraphQLObjectType;
  const resolve = type.getFields()[fieldName]?.resolve as Resolver<Node, IGatsbyImageData> | undefined;
  if (resolve === undefined) throw new Error(`ImageSharp.${fieldName} has no resolver`);
  return resolve(source, args, context, { ...info, fieldName });
};
