import type { Bilingual, SeedArticle, SeedArticleCategory } from '../data/types.ts';

/** Categories of articles; those up to 4 hold the articles of the footer. Spec: 2§2.13 */
export const articleCategories: readonly SeedArticleCategory[] = [
  { id: 1, icon: 'help', name: { zh: '公司', en: 'Company' }, remark: { zh: '', en: '' } },
  { id: 2, icon: 'help', name: { zh: '條款', en: 'Terms' }, remark: { zh: '', en: '' } },
  { id: 3, icon: 'points', name: { zh: '積分', en: 'Points' }, remark: { zh: '', en: '' } },
  {
    id: 5,
    icon: 'order',
    name: { zh: '選購及訂單', en: 'Ordering' },
    remark: { zh: '搜尋、倍數、庫存、再次購買', en: 'Searching, multiples, stock, buying again' },
  },
  {
    id: 6,
    icon: 'payment',
    name: { zh: '付款及發票', en: 'Payment and invoices' },
    remark: { zh: '付款方式、銀行轉帳、支付密碼', en: 'Methods, bank transfer, payment password' },
  },
  {
    id: 7,
    icon: 'delivery',
    name: { zh: '送貨', en: 'Delivery' },
    remark: { zh: '時間、運費、澳門、追蹤', en: 'Times, charges, Macau, tracking' },
  },
  {
    id: 8,
    icon: 'return',
    name: { zh: '退貨及退款', en: 'Returns and refunds' },
    remark: { zh: '申請、寄回、退款時間', en: 'Applying, sending back, when refunds arrive' },
  },
  {
    id: 9,
    icon: 'clinic',
    name: { zh: '帳戶及診所認證', en: 'Account and certification' },
    remark: { zh: '註冊、審核、密碼、電郵', en: 'Registering, review, password, e-mail' },
  },
  {
    id: 10,
    icon: 'points',
    name: { zh: '優惠券及積分', en: 'Coupons and points' },
    remark: { zh: '領取、使用、換購、積分', en: 'Claiming, using, swaps, points' },
  },
  {
    id: 11,
    icon: 'medicine',
    name: { zh: '藥物訂單', en: 'Orders of medicines' },
    remark: { zh: '藥單及審核', en: 'Medicine bills and approval' },
  },
];

type Answer = readonly [id: number, title: Bilingual, zh: string, en: string];

const answers: Readonly<Record<number, readonly Answer[]>> = {
  5: [
    [
      21,
      { zh: '怎樣按貨號找到產品？', en: 'How do I find a product by its article number?' },
      '在頁首的搜尋框輸入貨號，並勾選「按貨號搜尋」。貨號印在包裝標籤及過往訂單上；輸入前幾個字元亦可。\n同一產品的每個規格都有自己的貨號，搜尋結果會直接帶你到該產品。',
      'Type it in the search box at the top and tick “search in article numbers”. It is printed on the pack and on earlier orders; its first characters are enough.\nEvery specification of a product has a number of its own, and the result leads straight to the product.',
    ],
    [
      22,
      { zh: '甚麼是購買倍數？', en: 'What is a purchase multiple?' },
      '部分產品以整盒或整箱出售，例如每 5 盒為一單位。數量欄只接受該倍數：輸入其他數目會自動調低至最接近的倍數，並在旁說明。\n- 倍數列在數量欄下方\n- 最少購買量就是一個倍數\n- 庫存不足一個倍數時，該規格暫不能購買',
      'Some products are sold by the box or the case, for example in fives. The quantity takes these multiples only: anything else is rounded down to the nearest one, and the page says so.\n- The multiple stands beneath the quantity\n- The smallest quantity is one multiple\n- With less than one multiple left, the specification cannot be bought',
    ],
    [
      23,
      { zh: '為甚麼看不到價格？', en: 'Why do I see no prices?' },
      '價格只向通過認證的診所顯示。請先[登入](/?login=1)，再在帳戶資料完成診所認證。\n審核期間仍可瀏覽產品、規格和庫存。',
      'Prices are shown to verified clinics only. [Log in](/?login=1), then complete the certification of your clinic on the account page.\nWhile it is under review you can still browse products, specifications and stock.',
    ],
    [
      24,
      { zh: '「查詢價格」的產品怎樣購買？', en: 'How do I buy a product marked “enquire price”?' },
      '設備及部分按量定價的產品須先報價。請透過在線客服或[聯絡表格](/contactUs)告訴我們貨號及數量，我們會在一個工作日內回覆，並可按報價為你開立訂單。',
      'Equipment, and some products priced by volume, need a quotation. Tell us the article number and quantity in the chat or through the [contact form](/contactUs). We answer within one working day and can make out the order for you.',
    ],
    [
      25,
      { zh: '可以修改或取消訂單嗎？', en: 'Can I change or cancel an order?' },
      '未付款的訂單可在[我的訂單](/user/orderList)取消，然後重新下單；取消後庫存會釋出。\n已付款而未出倉的訂單，請立即聯絡客戶服務。出倉後可在收貨後申請退貨。',
      'An order that is not paid can be cancelled in [my orders](/user/orderList) and placed again; its stock is released.\nIf it is paid and has not left the warehouse, contact customer service at once. After that you can apply for a return once it has arrived.',
    ],
    [
      26,
      { zh: '怎樣再次購買以前的貨品？', en: 'How do I buy the same goods again?' },
      '在已完成或已關閉的訂單按「再次購買」，貨品會一次加入購物車。已下架或庫存不足的貨品會另外列出，其餘不受影響。',
      'Choose “buy again” on an order that is completed or closed, and its goods go into the cart together. Goods no longer sold or short of stock are listed apart; the others are not affected.',
    ],
  ],
  6: [
    [
      31,
      { zh: '接受哪些付款方式？', en: 'Which methods of payment do you accept?' },
      '| 方式 | 到帳 |\n| 信用卡（Visa、Mastercard、American Express） | 即時 |\n| PayPal、AlipayHK、微信支付、PayMe、轉數快 | 即時 |\n| 銀行轉帳 | 一個工作日內 |\n| 月結額度、支票（合資格診所） | 按協議 |\n所有價格以港元結算。',
      '| Method | Confirmed |\n| Card (Visa, Mastercard, American Express) | At once |\n| PayPal, AlipayHK, WeChat Pay, PayMe, FPS | At once |\n| Bank transfer | Within one working day |\n| Credit balance, cheque (entitled clinics) | As agreed |\nAll prices are in Hong Kong dollars.',
    ],
    [
      32,
      { zh: '銀行轉帳怎樣確認？', en: 'How is a bank transfer confirmed?' },
      '1. 付款方式選「銀行轉帳」，頁面會顯示戶口名稱、號碼及金額。\n2. 轉帳時在備註填寫訂單編號。\n3. 款項到帳後，訂單會轉為「待發貨」。\n如兩個工作日後仍未更新，請把入數紙傳給客戶服務。',
      '1. Choose “bank transfer”; the page shows the account, its number and the amount.\n2. Give the order number as the reference.\n3. Once the money has arrived the order moves on to “pending shipment”.\nIf nothing has changed after two working days, send the bank slip to customer service.',
    ],
    [
      33,
      { zh: '支付密碼是甚麼？', en: 'What is the payment password?' },
      '以餘額付款時需要 6 位數字的支付密碼。首次使用時以短訊驗證碼核實身分後設定；忘記時亦可用同樣方法重設。\n支付密碼與登入密碼不同，請勿告訴他人；我們的職員不會向你索取。',
      'Paying from the balance needs six digits. You set them the first time, after a code sent to your phone, and can set new ones in the same way.\nThey are not your login password. Tell nobody; our staff will never ask.',
    ],
    [
      34,
      { zh: '怎樣取得發票？', en: 'How do I get an invoice?' },
      '發票隨貨附上。需要電子版本時，可在待付款訂單匯出採購單，或聯絡客戶服務並提供訂單編號。發票抬頭為認證時的診所名稱。',
      'An invoice comes with the goods. For an electronic copy export the purchase list of an unpaid order, or give customer service the order number. It is made out to the clinic as verified.',
    ],
  ],
  7: [
    [
      35,
      { zh: '多久可以收到貨？', en: 'When do goods arrive?' },
      '| 地區 | 付款後工作日 |\n| 港島、九龍、新界 | 1–3 |\n| 離島 | 2–4 |\n| 澳門 | 2–5 |\n下午 3 時前付款的現貨訂單，一般當日出倉。星期日及公眾假期不送貨。',
      '| Area | Working days after payment |\n| Hong Kong Island, Kowloon, New Territories | 1–3 |\n| Outlying islands | 2–4 |\n| Macau | 2–5 |\nGoods in stock and paid by 3 pm usually leave the same day. There is no delivery on Sundays and public holidays.',
    ],
    [
      36,
      { zh: '運費怎樣計算？', en: 'How is delivery charged?' },
      '訂單按供應店分拆，每店各自計算運費。該店貨品總額超過免運費門檻時，預設的送貨方式免費；門檻及其他送貨方式的收費，會在確認訂單頁逐店列出。',
      'An order is split by store, and each has its own charge. Above a store’s threshold its usual way of delivery is free. The confirmation page shows the threshold and the other ways store by store.',
    ],
    [
      37,
      { zh: '怎樣追蹤包裹？', en: 'How do I track a parcel?' },
      '在訂單詳情按運單號碼，可看到速遞公司、目前狀態、時間記錄，以及該包裹內的貨品。一張訂單可能分成多個包裹，會分別列出。',
      'Choose a waybill number on the order. You see the courier, where the parcel is, its history and the goods in it. An order may come in several parcels, each listed by itself.',
    ],
    [
      39,
      { zh: '簽收時要留意甚麼？', en: 'What should I check on delivery?' },
      '- 包裹數目與運單相符\n- 外箱沒有破損、受潮\n- 冷藏貨品的溫度標籤正常\n如有問題，請在運單上註明並拍照，48 小時內聯絡我們。',
      '- The number of parcels is that of the waybill\n- The cartons are neither damaged nor damp\n- The temperature label of chilled goods is in order\nIf something is wrong, note it on the waybill, take a picture, and contact us within 48 hours.',
    ],
  ],
  8: [
    [
      38,
      { zh: '怎樣申請退貨？', en: 'How do I return goods?' },
      '1. 在[我的訂單](/user/orderList)選擇「申請售後」。\n2. 選擇全部退貨退款、部分退貨退款或只退款，並選擇原因。\n3. 上載最多 3 張相片，每張不超過 2 MB。\n4. 批准後按退貨地址寄回，並填寫速遞公司及運單號碼。\n收到並檢查貨品後便會退款。貨品須未使用、包裝完整。',
      '1. Choose “apply for after-sales” in [my orders](/user/orderList).\n2. Choose to return everything, to return a part, or a refund only, and the reason.\n3. Upload up to 3 pictures of at most 2 MB each.\n4. Once approved, send the goods to the address shown and enter the courier and the waybill number.\nThe refund follows when the goods have arrived and been checked. They must be unused and in their packing.',
    ],
    [
      40,
      { zh: '退款何時到帳？', en: 'When does a refund arrive?' },
      '批准後 1–3 個工作日退回原付款方式。信用卡退款何時顯示，視乎發卡機構，一般為一個結帳周期內。以餘額支付的部分會退回餘額。',
      'Within 1–3 working days of approval, to the method of payment. When a card shows it depends on the issuer, usually within one statement. What was paid from the balance goes back to the balance.',
    ],
    [
      41,
      { zh: '哪些產品不能退貨？', en: 'Which goods cannot be returned?' },
      '除品質問題外，以下產品不接受退貨：\n- 藥物\n- 已開封的無菌或單次使用產品\n- 冷藏產品\n- 按要求訂製或調色的產品\n- 效期不足 3 個月而購買時已註明的產品',
      'Unless they are faulty:\n- medicines\n- sterile or single-use products once opened\n- chilled products\n- products made or shaded to order\n- products with less than 3 months to expiry, where this was said on purchase',
    ],
    [
      42,
      { zh: '收到錯貨或少貨怎麼辦？', en: 'What if goods are wrong or missing?' },
      '請保留包裝及標籤，48 小時內在訂單申請售後，原因選「與描述不符」，並附上貨品和標籤的相片。核實後我們會補發或退款，運費由我們承擔。',
      'Keep the packing and labels, and apply for after-sales within 48 hours. Choose “not as described” and add pictures of the goods and the label. Once checked we send the right goods or refund them; we bear the delivery.',
    ],
  ],
  9: [
    [
      43,
      { zh: '怎樣完成診所認證？', en: 'How do I get my clinic verified?' },
      '在[帳戶資料](/user/information)提交診所名稱、聯絡人及商業登記證影像（jpg、jpeg 或 png，最大 2 MB）。審核一般需要一至兩個工作日，結果會以電郵通知。\n影像須清晰顯示診所名稱、登記號碼及有效日期。',
      'On the [account page](/user/information) submit the clinic’s name, the contact and a picture of the business registration certificate (jpg, jpeg or png, at most 2 MB). A review usually takes one to two working days; you are told by e-mail.\nThe name, number and validity must be legible.',
    ],
    [
      44,
      { zh: '認證被拒絕怎麼辦？', en: 'My certification was rejected. What now?' },
      '帳戶資料頁會顯示原因，常見的是影像模糊、證書過期或名稱不符。修改名稱或換上新的影像後，可再次提交，次數不限。審核中則暫不能修改。',
      'The account page says why: most often the picture is blurred, the certificate has expired or the names differ. Correct the name or the picture and submit again, as often as you need. While a review is under way nothing can be changed.',
    ],
    [
      45,
      { zh: '忘記密碼', en: 'I forgot my password' },
      '在登入視窗按「忘記密碼」，以手機或電郵接收 6 位驗證碼，然後設定新密碼。密碼須為 6 至 15 個字元，並包含英文字母及數字。驗證碼 60 秒後可重發。',
      'Choose “forgot password” in the login dialog, receive a code of 6 characters by phone or e-mail, and set a new one: 6–15 characters with letters and digits. A code can be sent again after 60 seconds.',
    ],
    [
      46,
      { zh: '怎樣更改電郵通知？', en: 'How do I change which e-mails I receive?' },
      '在[電郵設定](/mailSubscription)逐項開關，儲存後 3 日內生效。與帳戶安全有關的電郵，例如驗證碼及更改密碼通知，不能關閉。',
      'Switch them one by one in the [e-mail preferences](/mailSubscription); a change takes effect within 3 days. Security-related e-mails, such as codes and notices of a changed password, cannot be turned off.',
    ],
  ],
  10: [
    [
      47,
      { zh: '優惠券怎樣使用？', en: 'How do I use a coupon?' },
      '先在產品頁或優惠券頁領取，結算時在確認訂單頁選擇。貨品總額達到最低消費才可使用；部分優惠券只適用於指定產品。每張訂單可用一張。',
      'Claim it on a product or on the coupon page, and choose it when you confirm the order. The goods must reach its minimum spend, and some are for selected products only. One coupon can be used for an order.',
    ],
    [
      48,
      { zh: '甚麼是換購？', en: 'What is a swap purchase?' },
      '購物滿指定金額或件數後，可以優惠價加購指定產品。購物車會顯示尚欠多少，以及可選的件數。換購品每件固定為 1，未達門檻時不能結算。',
      'Once the cart reaches an amount or a number of items, you may add certain goods at a lower price. The cart says what is missing and how many you may choose. Each swap item is one piece, and cannot be checked out below its tier.',
    ],
    [
      49,
      { zh: '新客優惠有甚麼條件？', en: 'Who is entitled to the new-customer offer?' },
      '首次購買的認證診所可使用[新客專區](/newCustomers)的價格和優惠券。新客產品須直接購買，不能加入購物車。完成首張訂單後，優惠即告結束。',
      'Verified clinics that have not bought before may use the prices and coupons of the [new-customer page](/newCustomers). These goods are bought directly, not through the cart. The offer ends with the first order.',
    ],
    [
      50,
      { zh: '積分怎樣計算？', en: 'How are points counted?' },
      '貨品實付每 HK$1 得 1 分，確認收貨後加入帳戶，可在積分商城換領產品。詳見[積分規則](/about/13)。',
      'Every HK$1 paid for goods earns 1 point once you confirm receipt. Redeem them in the points mall; see the [points rules](/about/13).',
    ],
  ],
  11: [
    [
      51,
      { zh: '購買藥物需要甚麼文件？', en: 'What do orders of medicines need?' },
      '由藥物供應店出售的貨品，下單時須上載已蓋診所印章的藥單，最多 10 張圖片。\n1. 在確認訂單頁會先顯示須知。\n2. 上載藥單圖片；已有訂單亦可在「藥物訂單」分頁補交。\n3. 批發商審核通過後發貨。未獲通過會說明原因，可重新上載。\n藥單須清楚列明藥物名稱、數量、日期及診所印章。',
      'Goods of a medicine store need medicine bills with the clinic’s stamp: at most 10 pictures for an order.\n1. The confirmation page shows a notice first.\n2. Upload the bills; for an order already placed use the “medicine orders” tab.\n3. The wholesaler approves them, and the goods ship. If not, you are told why and may upload them again.\nThe medicine, quantity, date and stamp must be legible.',
    ],
  ],
};

/** The answers of the FAQ. */
export const questionArticles: readonly SeedArticle[] = Object.entries(answers).flatMap(
  ([category, all]) =>
    all.map(([id, title, zh, en]) => ({
      id,
      categoryId: Number(category),
      updatedAt: '2026-10-30',
      title,
      text: { zh, en },
    })),
);
