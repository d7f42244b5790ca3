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
    name: { zh: '帳戶及診所認證', en: 'Account and clinic verification' },
    remark: { zh: '註冊、審核、密碼、電郵', en: 'Registering, review, password, e-mail' },
  },
  {
    id: 10,
    icon: 'points',
    name: { zh: '優惠券及積分', en: 'Coupons and points' },
    remark: { zh: '領取、使用、加價換購、積分', en: 'Claiming, using, add-on deals, points' },
  },
  {
    id: 11,
    icon: 'medicine',
    name: { zh: '藥物訂單', en: 'Medicine orders' },
    remark: { zh: '蓋印表格及審核', en: 'Stamped forms and review' },
  },
];

type Answer = readonly [id: number, title: Bilingual, zh: string, en: string];

const answers: Readonly<Record<number, readonly Answer[]>> = {
  5: [
    [
      21,
      { zh: '怎樣按貨號找到產品？', en: 'How do I find a product by its article number?' },
      '在頁首的搜尋框輸入貨號，並勾選「搜尋貨號」。貨號印在包裝標籤及過往訂單上；輸入前幾個字元亦可。\n同一產品的每個規格都有自己的貨號，搜尋結果會直接帶你到該產品。',
      'Type it in the search box at the top and tick “By article no.”. It is printed on the pack and on earlier orders. The first few characters are enough.\nEvery specification of a product has its own number, and the result leads straight to the product.',
    ],
    [
      22,
      { zh: '甚麼是購買倍數？', en: 'What is a purchase multiple?' },
      '部分產品以整盒或整箱出售，例如按 5 盒的倍數。數量欄只接受該倍數：輸入其他數目會自動調低至最接近的倍數，並在旁說明。\n- 倍數列在數量欄下方\n- 最少購買量就是一個倍數\n- 庫存不足一個倍數時，該規格暫不能購買',
      'Some products are sold by the box or the case, for example in multiples of 5. You can only order these multiples: any other quantity is rounded down to the nearest one, and the page tells you.\n- The multiple is shown below the quantity\n- The minimum quantity is one multiple\n- If less than one multiple is left, you cannot buy the specification',
    ],
    [
      23,
      { zh: '為甚麼看不到價格？', en: 'Why do I see no prices?' },
      '價格只向通過認證的診所顯示。請先[登入](/?login=1)，再在帳戶資料完成診所認證。\n審核期間仍可瀏覽產品、規格和庫存。',
      'Only verified clinics see prices. [Log in](/?login=1), then verify your clinic on the account page.\nDuring the review you can still browse products, specifications and stock.',
    ],
    [
      24,
      {
        zh: '「查詢價格」的產品怎樣購買？',
        en: 'How do I buy a product marked “Price on request”?',
      },
      '設備及部分按量定價的產品須先報價。請透過網上客服或[聯絡表格](/contactUs)告訴我們貨號及數量，我們會在一個工作日內回覆，並可按報價為你開立訂單。',
      'Equipment and some volume-priced products need a quotation. Send us the article number and quantity by chat or with the [contact form](/contactUs). We reply within one working day and can create the order for you.',
    ],
    [
      25,
      { zh: '可以修改或取消訂單嗎？', en: 'Can I change or cancel an order?' },
      '未付款的訂單可在[我的訂單](/user/orderList)取消，然後重新下單；取消後庫存會釋出。\n已付款而未出倉的訂單，請立即聯絡客戶服務。出倉後可在收貨後申請退貨。',
      'Cancel an unpaid order in [My orders](/user/orderList) and place a new one. The stock is released.\nIf you have paid and the order has not left the warehouse, contact customer service at once. Later, you can apply for a return once it arrives.',
    ],
    [
      26,
      { zh: '怎樣再次購買以前的產品？', en: 'How do I buy the same products again?' },
      '在已完成或已關閉的訂單按「再次購買」，產品會一次加入購物車。已下架或庫存不足的產品會另外列出，其餘不受影響。',
      'Choose “Buy again” on a completed or closed order to add all its products to the cart. Products that are no longer sold or short of stock are listed separately. The others are not affected.',
    ],
  ],
  6: [
    [
      31,
      { zh: '接受哪些付款方式？', en: 'Which payment methods do you accept?' },
      '| 方式 | 到帳 |\n| 信用卡（Visa、Mastercard、American Express） | 即時 |\n| PayPal、AlipayHK、微信支付、PayMe、轉數快 | 即時 |\n| 銀行轉帳 | 一個工作日內 |\n| 月結額度、支票（合資格診所） | 按協議 |\n所有價格以港元結算。',
      '| Method | Confirmed |\n| Card (Visa, Mastercard, American Express) | At once |\n| PayPal, AlipayHK, WeChat Pay, PayMe, FPS | At once |\n| Bank transfer | Within one working day |\n| Credit balance, cheque (eligible clinics) | As agreed |\nAll prices are in Hong Kong dollars.',
    ],
    [
      32,
      { zh: '銀行轉帳怎樣確認？', en: 'How is a bank transfer confirmed?' },
      '1. 付款方式選「銀行轉帳」，頁面會顯示戶口名稱、號碼及金額。\n2. 轉帳時在備註填寫訂單編號。\n3. 款項到帳後，訂單會轉為「待出貨」。\n如兩個工作日後仍未更新，請把入數紙傳給客戶服務。',
      '1. Choose “Bank transfer”. The page shows the account name, number and amount.\n2. Give the order number as the reference.\n3. Once the money arrives, the order changes to “Pending delivery”.\nIf nothing has changed after two working days, send the bank slip to customer service.',
    ],
    [
      33,
      { zh: '支付密碼是甚麼？', en: 'What is the payment password?' },
      '以餘額付款時需要 6 位數字的支付密碼。首次使用時以短訊驗證碼核實身分後設定；忘記時亦可用同樣方法重設。\n支付密碼與登入密碼不同，請勿告訴他人；我們的職員不會向你索取。',
      'You need a 6-digit payment password to pay from your balance. The first time, confirm your identity with an SMS code, then set it. If you forget it, reset it the same way.\nIt is not your login password. Do not share it. Our staff will never ask for it.',
    ],
    [
      34,
      { zh: '怎樣取得發票？', en: 'How do I get an invoice?' },
      '發票隨貨附上。需要電子版本時，可在待付款訂單匯出採購單，或聯絡客戶服務並提供訂單編號。發票抬頭為認證時的診所名稱。',
      'An invoice comes with your delivery. For an electronic copy, export the purchase list of an unpaid order, or give customer service the order number. It is made out to the clinic name that we verified.',
    ],
  ],
  7: [
    [
      35,
      { zh: '多久可以收到貨？', en: 'When will my order arrive?' },
      '| 地區 | 付款後工作日 |\n| 港島、九龍、新界 | 1–3 |\n| 離島 | 2–4 |\n| 澳門 | 2–5 |\n下午 3 時前付款的現貨訂單，一般當日出倉。星期日及公眾假期不送貨。',
      '| Area | Working days after payment |\n| Hong Kong Island, Kowloon, New Territories | 1–3 |\n| Outlying islands | 2–4 |\n| Macau | 2–5 |\nOrders in stock and paid by 3 pm usually leave the same day. We do not deliver on Sundays and public holidays.',
    ],
    [
      36,
      { zh: '運費怎樣計算？', en: 'How is delivery charged?' },
      '訂單按供應店分拆，每店各自計算運費。該店產品總額超過免運費門檻時，預設的配送方式免費；門檻及其他配送方式的收費，會在確認訂單頁逐店列出。',
      'We split an order by store, and each store charges for delivery separately. Above a store’s threshold, its default delivery method is free. The confirmation page shows the threshold and the other methods for each store.',
    ],
    [
      37,
      { zh: '怎樣追蹤包裹？', en: 'How do I track a parcel?' },
      '在訂單詳情按運單號碼，可看到速遞公司、目前狀態、時間紀錄，以及該包裹內的產品。一張訂單可能分成多個包裹，會分別列出。',
      'Choose a waybill number on the order to see the courier, the parcel’s status and history, and the products in it. If an order comes in several parcels, each is listed separately.',
    ],
    [
      39,
      { zh: '簽收時要留意甚麼？', en: 'What should I check on delivery?' },
      '- 包裹數目與運單相符\n- 外箱沒有破損、受潮\n- 冷藏產品的溫度標籤正常\n如有問題，請在運單上註明並拍照，48 小時內聯絡我們。',
      '- The number of parcels matches the waybill\n- The cartons are not damaged or damp\n- The temperature labels of chilled products are normal\nIf something is wrong, note it on the waybill, take a picture and contact us within 48 hours.',
    ],
  ],
  8: [
    [
      38,
      { zh: '怎樣申請退貨？', en: 'How do I return products?' },
      '1. 在[我的訂單](/user/orderList)選擇「申請售後」。\n2. 選擇全部退貨退款、部分退貨退款或只退款，並選擇原因。\n3. 上載最多 3 張相片，每張不超過 2 MB。\n4. 批准後按退貨地址寄回，並填寫速遞公司及運單號碼。\n收到並檢查產品後便會退款。產品須未使用、包裝完整。',
      '1. Choose “Apply for after-sales” in [My orders](/user/orderList).\n2. Choose a full return, a partial return or a refund only, and the reason.\n3. Upload up to 3 pictures of at most 2 MB each.\n4. Once we accept your request, send the products to the address shown and enter the courier and waybill number.\nWe refund you once we have received and checked the products. They must be unused and in their original packaging.',
    ],
    [
      40,
      { zh: '退款何時到帳？', en: 'When does a refund arrive?' },
      '批准後 1–3 個工作日退回原付款方式。信用卡退款何時顯示，視乎發卡機構，一般為一個結帳周期內。以餘額支付的部分會退回餘額。',
      'Within 1–3 working days after we accept your request, to the original payment method. For cards, the date depends on the issuer, usually within one statement. Payments from your balance go back to your balance.',
    ],
    [
      41,
      { zh: '哪些產品不能退貨？', en: 'Which products cannot be returned?' },
      '除品質問題外，以下產品不接受退貨：\n- 藥物\n- 已開封的無菌或單次使用產品\n- 冷藏產品\n- 按要求訂製或調色的產品\n- 效期不足 3 個月而購買時已註明的產品',
      'Unless they are faulty:\n- medicines\n- sterile or single-use products once opened\n- chilled products\n- products made or shaded to order\n- products sold with less than 3 months to expiry, if stated at purchase',
    ],
    [
      42,
      { zh: '收到錯貨或少貨怎麼辦？', en: 'What if products are wrong or missing?' },
      '請保留包裝及標籤，48 小時內在訂單申請售後，原因選「與描述不符」，並附上產品和標籤的相片。核實後我們會補發或退款，運費由我們承擔。',
      'Keep the packaging and labels, and apply for after-sales within 48 hours. Choose “Not as described” and add pictures of the product and the label. Once we have checked, we send the right product or refund you, and we pay for delivery.',
    ],
  ],
  9: [
    [
      43,
      { zh: '怎樣完成診所認證？', en: 'How do I get my clinic verified?' },
      '在[帳戶資料](/user/information)提交診所名稱、聯絡人及商業登記證影像（jpg、jpeg 或 png，最大 2 MB）。審核一般需要一至兩個工作日，結果會以電郵通知。\n影像須清晰顯示診所名稱、登記號碼及有效日期。',
      'On the [account page](/user/information) submit the clinic’s name, the contact and a picture of the business registration certificate (jpg, jpeg or png, at most 2 MB). A review usually takes one to two working days. We e-mail you the result.\nThe clinic name, registration number and expiry date must be legible.',
    ],
    [
      44,
      { zh: '認證被拒絕怎麼辦？', en: 'My verification was rejected. What now?' },
      '帳戶資料頁會顯示原因，常見的是影像模糊、證書過期或名稱不符。修改名稱或換上新的影像後，可再次提交，次數不限。審核中則暫不能修改。',
      'The account page shows the reason. Most often the picture is blurred, the certificate has expired or the names differ. Correct the name or the picture and submit again, as often as you need. You cannot make changes during a review.',
    ],
    [
      45,
      { zh: '忘記密碼', en: 'I forgot my password' },
      '在登入視窗按「忘記密碼」，以手機或電郵接收 6 位驗證碼，然後設定新密碼。密碼須為 6 至 15 個字元，並包含英文字母及數字。驗證碼 60 秒後可重發。',
      'Choose “Forgot password” in the login dialog, get a 6-digit code by phone or e-mail, then set a new password: 6–15 characters with letters and digits. You can resend the code after 60 seconds.',
    ],
    [
      46,
      { zh: '怎樣更改電郵通知？', en: 'How do I change which e-mails I receive?' },
      '在[電郵設定](/mailSubscription)逐項開關，儲存後 3 日內生效。與帳戶安全有關的電郵，例如驗證碼及更改密碼通知，不能關閉。',
      'Turn each one on or off in your [e-mail preferences](/mailSubscription). Changes take effect within 3 days. Security-related e-mails, such as codes and password changes, cannot be turned off.',
    ],
  ],
  10: [
    [
      47,
      { zh: '優惠券怎樣使用？', en: 'How do I use a coupon?' },
      '先在產品頁或優惠券頁領取，結帳時在確認訂單頁選擇。產品總額達到最低消費才可使用；部分優惠券只適用於指定產品。每張訂單可用一張。',
      'Claim it on a product page or the coupon page, then choose it when you confirm the order. Your products must reach the minimum spend, and some coupons cover selected products only. You can use one coupon per order.',
    ],
    [
      48,
      { zh: '甚麼是加價換購？', en: 'What is an add-on deal?' },
      '購物滿指定金額或件數後，可以換購價加購指定產品。購物車會顯示尚欠多少，以及可選的件數。換購品每款限購 1 件，未達門檻時不能結帳。',
      'Once your cart reaches a set amount or number of packs, you can add selected products at a lower price. The cart shows how much more you need and how many you can choose. Each add-on product is limited to 1, and you cannot check out below its tier.',
    ],
    [
      49,
      { zh: '新客戶優惠有甚麼條件？', en: 'Who can use the new-customer offer?' },
      '首次購買的認證診所可使用[新客戶優惠](/newCustomers)的價格和優惠券。新客產品須直接購買，不能加入購物車。完成首張訂單後，優惠即告結束。',
      'Verified clinics that have not ordered before can use the prices and coupons of the [new-customer page](/newCustomers). Buy these products directly, not through the cart. The offer ends with your first order.',
    ],
    [
      50,
      { zh: '積分怎樣計算？', en: 'How are points counted?' },
      '產品實付每 HK$1 得 1 分，確認收貨後加入帳戶，可在積分商城換領產品。詳見[積分規則](/about/13)。',
      'Every HK$1 paid for products earns 1 point once you confirm receipt. Redeem points in the points mall. See the [points rules](/about/13).',
    ],
  ],
  11: [
    [
      51,
      { zh: '購買藥物需要甚麼文件？', en: 'Which documents do medicine orders need?' },
      '由藥物供應店出售的產品，下單時須上載蓋有診所印章的表格，最多 10 張圖片。\n1. 在確認訂單頁會先顯示須知。\n2. 上載蓋印表格圖片；已有訂單亦可在「藥物訂單」分頁補交。\n3. 批發商審核通過後出貨。未獲通過會說明原因，可重新上載。\n表格須清楚列明藥物名稱、數量、日期及診所印章。',
      'Products of a medicine store need order forms with the clinic’s stamp: at most 10 pictures per order.\n1. The confirmation page shows a notice first.\n2. Upload the stamped forms. For an order already placed, use the “Medicine orders” tab.\n3. Once the wholesaler accepts the forms, we deliver. If not, we tell you why and you can upload them again.\nThe medicine, quantity, date and stamp must be legible.',
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
