/** A label in both languages: a printed sheet has both, Chinese first. */
export type Both = readonly [zh: string, en: string];

/** Labels that printed sheets share. */
export const SHEET = {
  shop: ['診所用品', 'Clinic supplies'],
  order: ['訂單', 'Order'],
  buyer: ['買方', 'Buyer'],
  deliverTo: ['送貨地址', 'Deliver to'],
  method: ['方式', 'Method'],
  goods: ['產品', 'Products'],
  article: ['貨號', 'Article'],
  product: ['產品', 'Product'],
  pack: ['規格', 'Pack'],
  quantity: ['數量', 'Qty'],
  price: ['單價', 'Price'],
  amount: ['小計', 'Amount'],
  discount: ['產品優惠', 'Discount'],
  coupon: ['優惠券', 'Coupon'],
  delivery: ['運費', 'Delivery'],
  remark: ['備註', 'Remark'],
  onRequest: ['查詢價格', 'Price on request'],
  currency: ['所有金額以港元計。', 'All amounts in HKD.'],
  date: ['日期', 'Date'],
  stamp: ['診所蓋章', 'Clinic stamp'],
  computer: ['電腦列印，毋須簽發。', 'Computer generated.'],
  printed: ['列印', 'Printed'],
} as const satisfies Record<string, Both>;
