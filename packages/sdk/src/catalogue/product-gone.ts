/**
 * Does this failure mean that the product does not exist or is off the shelf (1328)? Then retrying does not help. Spec:
 * 1§8
 */
export function isProductGone(error: { readonly resultID?: number | undefined }): boolean {
  return error.resultID === 1328;
}
