/** Ways to buy an article: at its price, as a swap item, or from the new-customer page. Spec: 1§9 */
export const TAG_TYPE = { ordinary: '0', swap: '2', newCustomer: '3' } as const;
