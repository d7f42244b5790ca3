import type { SeedArticle } from '../data/types.ts';

const aboutZh = `
Clinicart 是一間設於香港的醫療及牙科用品網上商店，只服務診所。我們供應日常耗材、牙科材料、器械與設備，送往香港、九龍、新界、離島及澳門。
## 我們做甚麼
診所的一天由很多小東西組成：手套、口罩、消毒紙、根管銼、複合樹脂。我們把這些產品連同規格、貨號、庫存和效期放在同一個地方，讓護士和診所經理可以在病人與病人之間完成補貨。
- **按貨號訂購**：每個規格都有貨號，可以直接搜尋，也可以一次貼上整張補貨單。
- **看得見的庫存和效期**：下單前已知道餘下多少，以及產品的效期。
- **整箱與單件**：購買倍數清楚列明，不會在結帳時才發現。
- **中英對照**：產品名稱、說明和單據均有中英文。
## 我們的貨源
我們只向生產商或其授權代理採購。屬醫療儀器的產品，均按其分類備有 CE 或 FDA 編號，並在產品頁列出。藥物類產品由持牌批發商供應，購買時須上載蓋印表格。
## 誰可以購買
任何人都可以瀏覽。價格和購買只開放予通過認證的診所：註冊時請提供診所名稱和商業登記證，我們會在一至兩個工作日內完成審核。
## 怎樣聯絡我們
客戶服務每日 8:00–23:00。你可以使用頁面右側的網上客服、致電熱線，或填寫[聯絡表格](/contactUs)。常見問題已整理在[常見問題](/question)頁面。`;

const aboutEn = `
Clinicart is an online shop for medical and dental supplies. It is based in Hong Kong and serves clinics only. We supply daily consumables, dental materials, instruments and equipment to Hong Kong Island, Kowloon, the New Territories, the outlying islands and Macau.
## What we do
A clinic’s day depends on small things: gloves, masks, wipes, files, composite. We keep them in one place with their specifications, article numbers, stock and expiry dates, so that a nurse or a practice manager can re-order between patients.
- **Order by article number.** Every specification has one. Search for it, or paste your whole re-order list.
- **Stock and expiry you can see.** Before you order, you know how much is left and when it expires.
- **Cases and single packs.** Order multiples are clear from the start, not at checkout.
- **Two languages.** Names, descriptions and documents are in Chinese and English.
## Where our products come from
We buy from manufacturers or their authorised agents only. Medical devices have a CE or FDA number, shown on the product page. Medicines come from licensed wholesalers and need a stamped medicine order form.
## Who can buy
Anyone can browse. Only verified clinics see prices and buy: register with the clinic's name and its business registration certificate, and we will review them within one to two working days.
## How to reach us
Customer service is open daily from 8:00 to 23:00. Use the chat at the side of the page, call the hotline or use the [contact form](/contactUs). For common questions see the [FAQ](/question).`;

const privacyZh = `
本政策說明 Clinicart（「我們」）收集哪些個人資料、用途、與誰共用，以及你可以怎樣查閱或更正。我們按照香港《個人資料（私隱）條例》（第 486 章）行事；澳門的客戶同時受澳門第 8/2005 號法律保障。
## 1. 我們收集的資料
### 1.1 你提供的資料
- 帳戶：聯絡人姓名、電郵、電話及區號。
- 診所：名稱、商業登記證影像、地址。
- 訂單：收貨人、送貨地址、訂購的產品、備註。
- 藥物訂單：蓋印表格影像。
- 查詢：你透過聯絡表格、電話或網上客服告訴我們的內容。
### 1.2 自動產生的資料
- 使用本網站時的裝置類別、瀏覽器、語言及連線時間。
- 你選擇的語言、搜尋紀錄及 Cookie 選擇。搜尋紀錄只儲存在你的裝置。
我們不會收集病人的資料。請勿在備註或查詢中寫下任何病人的姓名或病歷。
## 2. 資料的用途
| 用途 | 所用資料 |
| 審核診所 | 診所名稱、商業登記證 |
| 處理及運送訂單 | 收貨人、地址、電話、訂購的產品 |
| 收款及退款 | 訂單、付款結果。我們不儲存完整的信用卡號碼 |
| 回覆查詢 | 姓名、電郵、電話、查詢內容 |
| 發送電郵 | 電郵地址及你的[電郵設定](/mailSubscription) |
| 保障帳戶安全 | 登入時間、驗證碼紀錄 |
## 3. 與誰共用
我們只在有需要時，把最少的資料交給：
- 速遞公司：收貨人、地址、電話及包裹數目；
- 付款服務商：訂單編號及金額；
- 持牌藥物批發商：藥物訂單的蓋印表格及收貨資料；
- 法律要求的機構。
我們不會出售你的個人資料，亦不會交予他人作直接促銷。
## 4. Cookie
我們使用以下 Cookie 和瀏覽器儲存：
| 名稱 | 用途 | 保留 |
| token、user、cartAmount | 保持登入及購物車數目 | 7 日 |
| language、langEnv、theme | 記住語言，以及你選擇的淺色或深色 | 1 年 |
| cookie | 記住你已接受本通知 | 直至清除 |
| historySearch | 最近的搜尋 | 直至清除 |
| 其他設定，例如已關閉的彈出視窗、未送出的表格 | 讓你從上次停下的地方繼續 | 直至清除，或關閉分頁為止 |
沒有用於廣告或跨網站追蹤的 Cookie。你可以在瀏覽器中清除；登入狀態亦會隨之結束。
## 5. 保留多久
- 訂單及發票：7 年，以符合稅務及商業紀錄的規定。
- 商業登記證影像：帳戶有效期間，及關閉後 12 個月。
- 查詢：最後一次回覆後 24 個月。
- 登入及驗證碼紀錄：90 日。
## 6. 安全
資料在傳送時加密。密碼以單向方式儲存，職員無法得知。帳戶資料只限需要處理訂單或認證的職員查閱，並留有記錄。若發生可能影響你的資料外洩，我們會盡快通知你及私隱專員。
## 7. 你的權利
你可以要求查閱、更正或刪除你的個人資料，亦可隨時在[電郵設定](/mailSubscription)停止推廣電郵；更改會於 3 日內生效。與帳戶安全有關的電郵不能關閉。查閱要求會在 40 日內回覆。
## 8. 聯絡我們
如對本政策有任何疑問，請透過[聯絡表格](/contactUs)或電郵聯絡我們的私隱主任。政策如有更新，會在本頁公布；重大更改會以電郵通知。`;

const privacyEn = `
This policy explains which personal data Clinicart (“we”) collects, why, with whom we share it, and how you can see or correct it. We follow the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong; customers in Macau are also protected by Law No. 8/2005 of Macau.
## 1. Data we collect
### 1.1 What you give us
- Account: the contact's name, e-mail, phone and area code.
- Clinic: its name, a picture of the business registration certificate, its address.
- Orders: recipient, delivery address, products ordered, remarks.
- Medicine orders: pictures of the stamped forms.
- Enquiries: what you tell us through the contact form, by phone or in the chat.
### 1.2 Data recorded automatically
- The type of device, browser, language and time when you use this site.
- The language you chose, your searches and your choice about cookies. Searches are stored only on your device.
We do not collect data about patients. Do not write a patient's name or history in a remark or an enquiry.
## 2. How we use it
| Purpose | Data |
| Reviewing a clinic | Clinic name, business registration certificate |
| Handling and delivering orders | Recipient, address, phone, products |
| Payments and refunds | Order and payment result. We do not store full card numbers |
| Replying to enquiries | Name, e-mail, phone, your enquiry |
| Sending e-mail | E-mail address and your [e-mail preferences](/mailSubscription) |
| Keeping accounts safe | Login times, codes sent |
## 3. Who we share it with
Only when needed, and only as much as needed, with:
- couriers: recipient, address, phone and number of parcels;
- payment providers: order number and amount;
- licensed medicine wholesalers: the stamped form and delivery details;
- authorities, where the law requires it.
We do not sell your data or pass it on for direct marketing.
## 4. Cookies
We use these cookies and browser storage:
| Name | Purpose | Kept |
| token, user, cartAmount | Keep you logged in and count the products in your cart | 7 days |
| language, langEnv, theme | Remember the language, and light or dark if you chose one | 1 year |
| cookie | Remember that you accepted this notice | Until cleared |
| historySearch | Recent searches | Until cleared |
| Other settings, such as closed pop-ups and unsent forms | Let you continue where you stopped | Until cleared, or until you close the tab |
We use no cookies for advertising or tracking across sites. You can clear cookies in your browser. This also logs you out.
## 5. How long we keep it
- Orders and invoices: 7 years, as tax and business records require.
- Pictures of business registration certificates: while the account is open, and 12 months after it closes.
- Enquiries: 24 months after our last reply.
- Logins and codes: 90 days.
## 6. Security
Data is encrypted in transit. Passwords are stored as one-way hashes, so our staff cannot read them. Only staff who handle orders or reviews can open accounts, and each access is logged. If a data breach may affect you, we will tell you and the Privacy Commissioner without delay.
## 7. Your rights
You can ask to see, correct or delete your personal data, and stop promotional e-mails at any time in your [e-mail preferences](/mailSubscription). Changes take effect within 3 days. Security-related e-mails cannot be turned off. We reply to access requests within 40 days.
## 8. How to reach us
If you have questions about this policy, contact our privacy officer with the [contact form](/contactUs) or by e-mail. We publish changes on this page and announce important ones by e-mail.`;

const serviceZh = `
歡迎使用 Clinicart。註冊帳戶或下單即表示你同意以下條款。條款受香港特別行政區法律管轄。
## 1. 帳戶
1.1 帳戶只供診所及其授權職員使用。你須提供真實、完整的診所資料及有效的商業登記證。
1.2 帳戶須通過認證方可查看價格及購買。審核一般需要一至兩個工作日；未獲通過時會說明原因，修改後可再次提交。
1.3 你須妥善保管密碼和支付密碼，並對帳戶內的活動負責。如懷疑被盜用，請立即更改密碼並聯絡我們。
1.4 診所轉讓、停業或更改名稱時，請於 14 日內通知我們。
## 2. 產品及價格
2.1 價格以港元計算，準確至兩位小數，不包括運費。標示「查詢價格」的產品須先向我們查詢。
2.2 庫存、效期及購買倍數以產品頁所示為準。因生產商更改包裝，實物與圖片可能略有不同，規格不受影響。
2.3 如價格有明顯錯誤，我們會在出貨前聯絡你，由你選擇以正確價格購買或取消。
2.4 優惠券、加價換購及新客戶優惠各有條件，列於有關頁面，不可兌換現金。
## 3. 訂單
3.1 下單是購買的要約。當我們確認付款並安排出倉，合約即告成立。
3.2 訂單須在指定時間內付款，逾時會自動關閉，庫存亦會釋出。
3.3 含藥物的訂單，須上載蓋印表格；批發商審核通過後才會出貨。每張訂單最多可上載 10 張圖片。
## 4. 付款
4.1 可用的付款方式包括信用卡、PayPal、AlipayHK、微信支付、PayMe、轉數快、銀行轉帳，以及合資格客戶的月結額度或支票。
4.2 銀行轉帳請按頁面所示戶口及訂單編號付款，款項一般在一個工作日內確認。
4.3 以餘額付款須輸入 6 位數字的支付密碼。
## 5. 送貨
5.1 送貨範圍為香港及澳門。各供應店分別計算運費；超過免運費門檻即免運費，門檻列於確認訂單頁。
5.2 現貨訂單一般於付款後一至三個工作日送達；澳門及離島需要二至五個工作日。
5.3 簽收時請檢查包裝及件數。有缺損或短少，請於 48 小時內通知我們並保留包裝。
## 6. 退貨及退款
6.1 可申請退貨退款或只退款，詳情見[退貨須知](/about/38)。
6.2 以下產品除品質問題外不接受退貨：藥物、已開封的無菌產品、冷藏產品及按要求訂製的產品。
6.3 退款於批准後 1–3 個工作日退回原付款方式；由發卡機構入帳的時間不在此限。
## 7. 合理使用
7.1 產品只供診所自用，不得轉售。
7.2 不得以自動程式大量擷取價格或干擾網站運作。經我們同意的採購系統對接不在此限。
## 8. 責任
8.1 產品須由合資格人員按生產商說明使用。我們不就臨床決定負責。
8.2 除法律不容許排除者外，我們的責任以有關訂單的金額為限。
## 9. 條款的更改
更改會在本頁公布，並於公布 7 日後適用於其後的訂單。已成立的訂單按下單時的條款處理。`;

const serviceEn = `
Welcome to Clinicart. By registering an account or placing an order, you agree to these terms. They are governed by the laws of the Hong Kong Special Administrative Region.
## 1. Accounts
1.1 Accounts are for clinics and the staff they authorise. Give true and complete details of the clinic, and a valid business registration certificate.
1.2 An account must be verified before it can see prices and buy. A review usually takes one to two working days. If we reject it, we tell you why and you can submit again.
1.3 Keep your password and payment password safe; you are responsible for all activity on the account. If you suspect misuse, change the password at once and contact us.
1.4 Tell us within 14 days when the clinic changes hands, closes or changes its name.
## 2. Products and prices
2.1 Prices are in Hong Kong dollars to two decimals and do not include delivery. For products marked “Price on request”, contact us first.
2.2 Stock, expiry and multiples are as shown on the product page. Manufacturers may change their packaging, so a product may look slightly different from its picture. Its specification does not change.
2.3 If a price is clearly wrong, we will contact you before delivery, and you can choose to pay the correct price or cancel.
2.4 Coupons, add-on deals and new-customer offers have their own conditions, shown where they are offered. They cannot be redeemed for cash.
## 3. Orders
3.1 An order is an offer to buy. The contract is made when we have confirmed the payment and arranged for the order to leave the warehouse.
3.2 Pay an order within the time shown. After that it closes automatically and its stock is released.
3.3 Orders that contain medicines need a stamped medicine order form. We deliver them once the wholesaler has accepted the form. You can upload at most 10 pictures per order.
## 4. Payment
4.1 You may pay by card, PayPal, AlipayHK, WeChat Pay, PayMe, FPS or bank transfer, and, if your clinic is eligible, from a credit balance or by cheque.
4.2 For a bank transfer, use the account on the page and give the order number. Payments are usually confirmed within one working day.
4.3 Paying from the balance needs your six-digit payment password.
## 5. Delivery
5.1 We deliver in Hong Kong and Macau. Each store of an order has its own delivery charge; the confirmation page shows the amount above which it is free.
5.2 Orders in stock usually arrive one to three working days after payment. Macau and the outlying islands take two to five.
5.3 Check the packaging and the number of parcels when you sign for them. Tell us within 48 hours if anything is missing or damaged, and keep the packaging.
## 6. Returns and refunds
6.1 You can apply for a return and refund, or for a refund only. See [returns](/about/38).
6.2 Unless they are faulty, these cannot be returned: medicines, sterile products once opened, chilled products, and products made to order.
6.3 Refunds go back to the original payment method within 1–3 working days after we accept the request. The card issuer may take longer to show them.
## 7. Fair use
7.1 Products are for the clinic's own use and not for resale.
7.2 Do not harvest prices with automated tools or disrupt the site. This does not apply to purchasing systems that we have agreed to connect.
## 8. Liability
8.1 Products must be used by qualified people, as the manufacturer instructs. We are not responsible for clinical decisions.
8.2 Unless the law does not allow it, our liability is limited to the amount of the order.
## 9. Changes
We publish changes on this page. They apply to orders placed 7 days later or after. Earlier orders follow the terms in force when they were placed.`;

const pointsZh = `
購物可賺取積分，並在[積分商城](/pointsMall)換領產品。
## 怎樣賺取
- 每張完成的訂單，產品實付金額每 HK$1 得 1 分，不足 HK$1 不計。
- 運費、優惠券扣減的金額及以積分換領的產品不計分。
- 確認收貨後，積分會即時加入帳戶。
- 部分推廣另有額外積分，以該頁所示為準。
## 怎樣使用
1. 在積分商城選擇產品，頁面會顯示所需積分、庫存及換領限額。
2. 確認送貨地址及數量，提交換領訂單。
3. 積分即時扣除，產品隨換領訂單免費送出。
換領所需積分不可以現金補足，亦不能與優惠券同時使用。
## 限額
標明「限購 1 件」的產品，每間診所只可換領一次。
## 有效期
| 賺取日期 | 到期日 |
| 1 月 1 日至 12 月 31 日 | 翌年 12 月 31 日 |
先賺取的積分會先被使用。
## 退貨
- 訂單退款時，有關產品所賺取的積分會按退款金額扣回。
- 積分已使用以致不足時，差額會在其後的積分中扣除。
- 換領產品如有損壞，請於簽收後 48 小時內聯絡我們更換；除此以外不設退換。
## 其他
積分屬診所帳戶所有，不可轉讓、出售或兌換現金。帳戶關閉時，餘下的積分隨即失效。如發現以不正當方法取得積分，我們會取消有關積分及換領。如有爭議，以本頁最新公布的規則為準。`;

const pointsEn = `
Purchases earn points, which you can redeem for products in the [points mall](/pointsMall).
## Earning points
- Each completed order earns 1 point for every HK$1 paid for products. Parts of a dollar do not count.
- Delivery, coupon discounts and products redeemed with points earn none.
- Points are added as soon as you confirm receipt.
- Some promotions give extra points, as shown on their page.
## Using points
1. Choose a product in the points mall. Its page shows the points, stock and limit.
2. Confirm the delivery address and quantity, and place the points order.
3. We deduct the points at once and deliver the product free of charge.
You cannot top up points with money or combine them with coupons.
## Limits
Each clinic can redeem products marked “limit 1 purchase” once.
## Expiry
| Earned | Valid until |
| 1 January to 31 December | 31 December of the following year |
Points earned first are used first.
## Returns
- When an order is refunded, we deduct the points earned in proportion.
- If you have already used them, we deduct the difference from points earned later.
- If a redeemed product arrives damaged, contact us within 48 hours for a replacement. Otherwise it cannot be returned.
## Further terms
Points belong to the clinic's account. They cannot be transferred, sold or paid out. When an account is closed, its points lapse. Points obtained improperly are cancelled, together with anything redeemed for them. In a dispute, the latest rules on this page apply.`;

/** The articles that pages link to by number. Spec: 2§2.1 */
export const companyArticles: readonly SeedArticle[] = [
  {
    id: 1,
    categoryId: 1,
    updatedAt: '2026-09-01',
    title: { zh: '關於我們', en: 'About us' },
    text: { zh: aboutZh, en: aboutEn },
  },
  {
    id: 3,
    categoryId: 2,
    updatedAt: '2026-10-15',
    title: { zh: '私隱政策', en: 'Privacy policy' },
    text: { zh: privacyZh, en: privacyEn },
  },
  {
    id: 4,
    categoryId: 2,
    updatedAt: '2026-10-15',
    title: { zh: '服務協議', en: 'Service agreement' },
    text: { zh: serviceZh, en: serviceEn },
  },
  {
    id: 13,
    categoryId: 3,
    updatedAt: '2026-08-20',
    title: { zh: '積分規則', en: 'Points rules' },
    text: { zh: pointsZh, en: pointsEn },
  },
];
