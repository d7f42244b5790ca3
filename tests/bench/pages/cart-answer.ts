// Answers a cart of a thousand lines as a server would; the first line has the quantity last requested.
const LINES = 1000;
const QUANTITIES = [2, 4] as const;
/** The unit price of the first line, in dollars. */
export const FIRST_PRICE = 12.5;

/** A cart line in wire format. */
export interface WireLine {
  readonly id: string;
  readonly searchProductId: string;
  readonly name: string;
  readonly standard: string;
  readonly erpProductNo: string;
  readonly picturePath: string;
  readonly unitPrice: number;
  readonly originalPrice: number;
  readonly amount: number;
  readonly sellPartCount: number;
}

const lineOf = (index: number, amount: number) => ({
  id: String(5000 + index),
  searchProductId: String(20_000 + index),
  productId: String(10_000 + index),
  erpProductNo: `VY-N100-${index}`,
  name: `Nitrile examination gloves, powder-free, batch ${index}`,
  picturePath: `/pictures/${index}-{0}.svg`,
  standard: 'Size M · 100 pieces',
  tags: [{ tagName: 'New' }],
  tagType: '0',
  unitPrice: index === 0 ? FIRST_PRICE : 10 + (index % 90),
  originalPrice: 120,
  discount: 15,
  amount,
  sellPartCount: 2,
  stock: 400,
  isBuyLimited: false,
});

function answerOf(first: number): string {
  const lines = Array.from({ length: LINES }, (_, index) => lineOf(index, index === 0 ? first : 2));
  const data = {
    list: [
      { title: 'General supplies', goods: lines.slice(0, LINES / 2) },
      { title: 'Medicines', goods: lines.slice(LINES / 2) },
    ],
    count: LINES,
    tips: null,
    exchangeId: null,
    exchangeText: null,
    nscExchangeProducts: [],
    userCoupon: [],
    invalidList: [],
    isAuth: true,
    text: '',
  };
  return JSON.stringify({ resultID: 1200, message: '', data });
}

// Serialised before the timing starts, and the same text for both sides.
const answers = new Map(QUANTITIES.map((quantity) => [quantity as number, answerOf(quantity)]));
const done = JSON.stringify({ resultID: 1200, message: '', data: null });
let quantity: number = QUANTITIES[0];

/** The server of both sides, which answers at once. */
export async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const isRead = request.url.endsWith('getShoppingCartList2');
  if (!isRead) quantity = (await request.json()).count;
  const text = isRead ? answers.get(quantity) : done;
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}
