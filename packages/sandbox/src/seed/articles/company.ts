import type { SeedArticle } from '../data/types.ts';

const aboutZh = `
Clinicart 是一間設於香港的醫療及牙科用品網上商店，只服務診所。我們供應日常耗材、牙科材料、器械與設備，送往香港、九龍、新界、離島及澳門。
## 我們做甚麼
診所的一天由很多小東西組成：手套、口罩、消毒紙、根管銼、複合樹脂。我們把這些產品連同規格、貨號、庫存和效期放在同一個地方，讓護士和診所經理可以在病人與病人之間完成補貨。
- **按貨號訂購**：每個規格都有貨號，可以直接搜尋，也可以一次貼上整張補貨單。
- **看得見的庫存和效期**：下單前已知道餘下多少，以及貨品的效期。
- **整箱與單件**：購買倍數清楚列明，不會在結算時才發現。
- **中英對照**：產品名稱、說明和單據均有中英文。
## 我們的貨源
我們只向生產商或其授權代理採購。屬醫療儀器的產品，均按其分類備有 CE 或 FDA 編號，並在產品頁列出。藥物類產品由持牌批發商供應，購買時需上載已蓋章的藥單。
## 誰可以購買
任何人都可以瀏覽。價格和購買只開放予通過認證的診所：註冊時請提供診所名稱和商業登記證，我們會在一至兩個工作日內完成審核。
## 怎樣聯絡我們
客戶服務每日 8:00–23:00。你可以使用頁面右側的在線客服、致電熱線，或填寫[聯絡表格](/contactUs)。常見問題已整理在[常見問題](/question)頁面。`;

const aboutEn = `
Clinicart is an online shop for medical and dental supplies, based in Hong Kong, that serves clinics only. We supply daily consumables, dental materials, instruments and equipment to Hong Kong Island, Kowloon, the New Territories, the outlying islands and Macau.
## What we do
A day in a clinic is made of small things: gloves, masks, wipes, files, composite. We keep them in one place with their specification, article number, stock and expiry date, so that a nurse or a practice manager can re-order between two patients.
- **Order by article number.** Every specification has one. Search for it, or paste a whole re-order list at once.
- **Stock and expiry you can see.** You know what is left, and how long it keeps, before you order.
- **Cases and single packs.** The multiple in which an item is sold stands beside it, not at the till.
- **Two languages.** Names, descriptions and documents are in Chinese and English.
## Where our goods come from
We buy from manufacturers or their authorised agents only. Products that are medical devices carry the CE or FDA number of their class, shown on the product page. Medicines are supplied by licensed wholesalers, and need a stamped medicine bill when they are ordered.
## Who can buy
Anyone may browse. Prices and buying are open to verified clinics: register with the clinic's name and its business registration certificate, and we will review it within one to two working days.
## How to reach us
Customer service answers daily from 8:00 to 23:00. Use the chat at the side of the page, call the hotline, or write through the [contact form](/contactUs). Common questions are answered on the [FAQ](/question) page.`;

const privacyZh = `
本政策說明 Clinicart（「我們」）收集哪些個人資料、用途、與誰共用，以及你可以怎樣查閱或更正。我們按照香港《個人資料（私隱）條例》（第 486 章）行事；澳門的客戶同時受澳門第 8/2005 號法律保障。
## 1. 我們收集的資料
### 1.1 你提供的資料
- 帳戶：聯絡人姓名、電郵、電話及區號。
- 診所：名稱、商業登記證影像、地址。
- 訂單：收貨人、送貨地址、訂購的貨品、備註。
- 藥物訂單：已蓋章的藥單影像。
- 查詢：你透過聯絡表格、電話或在線客服告訴我們的內容。
### 1.2 自動產生的資料
- 使用本網站時的裝置類別、瀏覽器、語言及連線時間。
- 你選擇的語言、搜尋記錄及 Cookie 選擇。搜尋記錄只儲存在你的裝置。
我們不會收集病人的資料。請勿在備註或查詢中寫下任何病人的姓名或病歷。
## 2. 資料的用途
| 用途 | 所用資料 |
| 審核診所 | 診所名稱、商業登記證 |
| 處理及運送訂單 | 收貨人、地址、電話、訂購貨品 |
| 收款及退款 | 訂單、付款結果。我們不儲存完整的信用卡號碼 |
| 回覆查詢 | 姓名、電郵、電話、查詢內容 |
| 發送電郵 | 電郵地址及你的[電郵設定](/mailSubscription) |
| 保障帳戶安全 | 登入時間、驗證碼記錄 |
## 3. 與誰共用
我們只在有需要時，把最少的資料交給：
- 速遞公司：收貨人、地址、電話及包裹數目；
- 付款服務商：訂單編號及金額；
- 持牌藥物批發商：藥物訂單的藥單及收貨資料；
- 法律要求的機構。
我們不會出售你的個人資料，亦不會交予他人作直接促銷。
## 4. Cookie
我們使用以下 Cookie 和瀏覽器儲存：
| 名稱 | 用途 | 保留 |
| token、user、cartAmount | 保持登入及購物車數目 | 7 日 |
| language、langEnv | 記住語言 | 1 年 |
| cookie | 記住你已接受本通知 | 直至清除 |
| historySearch | 最近的搜尋 | 直至清除 |
| 其他設定，例如已關閉的彈出視窗、未送出的表格 | 讓你從上次停下的地方繼續 | 直至清除，或關閉分頁為止 |
沒有用於廣告或跨網站追蹤的 Cookie。你可以在瀏覽器中清除；登入狀態亦會隨之結束。
## 5. 保留多久
- 訂單及發票：7 年，以符合稅務及商業記錄的規定。
- 商業登記證影像：帳戶有效期間，及關閉後 12 個月。
- 查詢：最後一次回覆後 24 個月。
- 登入及驗證碼記錄：90 日。
## 6. 安全
資料在傳送時加密。密碼以單向方式儲存，職員無法得知。帳戶資料只限需要處理訂單或認證的職員查閱，並留有記錄。若發生可能影響你的資料外洩，我們會盡快通知你及私隱專員。
## 7. 你的權利
你可以要求查閱、更正或刪除你的個人資料，亦可隨時在[電郵設定](/mailSubscription)停止推廣電郵；更改會於 3 日內生效。與帳戶安全有關的電郵不能關閉。查閱要求會在 40 日內回覆。
## 8. 聯絡我們
如對本政策有任何疑問，請透過[聯絡表格](/contactUs)或電郵聯絡我們的私隱主任。政策如有更新，會在本頁公布；重大更改會以電郵通知。`;

const privacyEn = `
This policy says which personal data Clinicart (“we”) collects, what for, with whom it is shared, and how you may see or correct it. We follow the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong; clients in Macau are also protected by Law No. 8/2005 of Macau.
## 1. What we collect
### 1.1 What you give us
- Account: the contact's name, e-mail, phone and area code.
- Clinic: its name, a picture of the business registration certificate, its address.
- Orders: recipient, delivery address, the goods ordered, remarks.
- Orders of medicines: pictures of the stamped medicine bills.
- Enquiries: what you tell us through the contact form, by phone or in the chat.
### 1.2 What comes about by itself
- The kind of device, the browser, the language and the time when you use this site.
- The language you chose, your searches and your choice about cookies. Searches are kept on your own device only.
We do not collect data about patients. Please do not write a patient's name or history in a remark or an enquiry.
## 2. What it is used for
| Purpose | Data |
| Reviewing a clinic | Clinic name, business registration |
| Handling and delivering orders | Recipient, address, phone, goods |
| Payments and refunds | Order and result of the payment. We keep no full card number |
| Answering enquiries | Name, e-mail, phone, what you asked |
| Sending e-mail | E-mail address and your [e-mail preferences](/mailSubscription) |
| Keeping accounts safe | Times of sign-in, codes that were sent |
## 3. With whom it is shared
Where it is needed, and no more than is needed, with:
- couriers: recipient, address, phone and number of parcels;
- payment providers: order number and amount;
- licensed wholesalers of medicines: the medicine bill and the delivery details;
- authorities, where the law requires it.
We do not sell your data, nor pass it on for direct marketing.
## 4. Cookies
We use these cookies and browser storage:
| Name | Purpose | Kept |
| token, user, cartAmount | Keep you signed in, and the count of the cart | 7 days |
| language, langEnv | Remember the language | 1 year |
| cookie | Remember that you accepted this notice | Until cleared |
| historySearch | Recent searches | Until cleared |
| Other settings, such as closed pop-ups and forms that were not sent | Let you go on where you stopped | Until cleared, or until the tab is closed |
There are no cookies for advertising or for following you across sites. You can clear them in your browser; your sign-in ends with them.
## 5. How long we keep it
- Orders and invoices: 7 years, as tax and business records require.
- Business registration pictures: while the account lives, and 12 months after.
- Enquiries: 24 months after the last answer.
- Sign-ins and codes: 90 days.
## 6. Security
Data is encrypted on its way. Passwords are stored one way only; our staff cannot read them. Accounts are open only to staff who handle orders or reviews, and each look is recorded. Should data be lost in a way that may affect you, we will tell you and the Privacy Commissioner without delay.
## 7. Your rights
You may ask to see, correct or delete your personal data, and may stop promotional e-mail at any time in your [e-mail preferences](/mailSubscription); a change takes effect within 3 days. Security-related e-mails cannot be turned off. Requests for access are answered within 40 days.
## 8. How to reach us
For any question about this policy write to our privacy officer through the [contact form](/contactUs) or by e-mail. Changes are published on this page; important ones are announced by e-mail.`;

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
2.3 如價格有明顯錯誤，我們會在發貨前聯絡你，由你選擇以正確價格購買或取消。
2.4 優惠券、換購及新客優惠各有條件，列於有關頁面，不可兌換現金。
## 3. 訂單
3.1 下單是購買的要約。當我們確認付款並安排出倉，合約即告成立。
3.2 訂單須在指定時間內付款，逾時會自動關閉，庫存亦會釋出。
3.3 含藥物的訂單，須上載已蓋章的藥單；批發商審核通過後才會發貨。每張訂單最多可上載 10 張圖片。
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
Welcome to Clinicart. By registering an account or placing an order you agree to these terms. They are governed by the laws of the Hong Kong Special Administrative Region.
## 1. Accounts
1.1 Accounts are for clinics and the staff they authorise. Give true and complete details of the clinic, and a valid business registration certificate.
1.2 An account must be verified before it can see prices and buy. A review usually takes one to two working days; if it is not passed we say why, and you may submit again.
1.3 Keep your password and payment password safe; you answer for what is done with the account. If you suspect misuse, change the password at once and tell us.
1.4 Tell us within 14 days when the clinic changes hands, closes or takes another name.
## 2. Products and prices
2.1 Prices are in Hong Kong dollars to two decimals and do not include delivery. For products marked “enquire price”, ask us first.
2.2 Stock, expiry and multiples are as shown on the product page. Manufacturers change their packs, so a product may look a little different from its picture; its specification does not change.
2.3 If a price is plainly wrong we will contact you before shipping, and you choose between the right price and cancelling.
2.4 Coupons, swap purchases and new-customer offers have conditions of their own, shown where they are offered. They cannot be exchanged for cash.
## 3. Orders
3.1 An order is an offer to buy. The contract is made when we have confirmed the payment and arranged for the goods to leave the warehouse.
3.2 An order must be paid within the time shown. After that it closes by itself and its stock is released.
3.3 Orders that contain medicines need a stamped medicine bill, and ship once the wholesaler has approved it. At most 10 pictures can be uploaded for an order.
## 4. Payment
4.1 You may pay by card, PayPal, AlipayHK, WeChat Pay, PayMe, FPS or bank transfer, and, where your clinic is entitled to it, from a credit balance or by cheque.
4.2 For a bank transfer use the account on the page and give the order number. Payments are usually confirmed within one working day.
4.3 Paying from the balance needs your six-digit payment password.
## 5. Delivery
5.1 We deliver in Hong Kong and Macau. Each store of an order has its own delivery charge; the amount above which it is free stands on the confirmation page.
5.2 Goods in stock usually arrive one to three working days after payment; Macau and the outlying islands take two to five.
5.3 Check the packing and the number of parcels when you sign. Tell us within 48 hours of anything missing or damaged, and keep the packing.
## 6. Returns and refunds
6.1 You may apply for a return with refund, or for a refund only; see [returns](/about/38).
6.2 Unless they are faulty, these cannot be returned: medicines, sterile products once opened, chilled products, and products made to order.
6.3 Refunds go back to the method of payment within 1–3 working days of approval; the card issuer may need longer to show it.
## 7. Fair use
7.1 Products are for the clinic's own use and not for resale.
7.2 Do not collect prices in bulk by machine or disturb the site. Purchasing systems that we have agreed to connect are excepted.
## 8. Liability
8.1 Products must be used by qualified people, as the manufacturer says. We do not answer for clinical decisions.
8.2 Except where the law does not allow it, our liability is limited to the amount of the order.
## 9. Changes
Changes are published on this page and apply to orders placed from 7 days after. Orders already made are handled by the terms of their day.`;

const pointsZh = `
購物可賺取積分，並在[積分商城](/pointsMall)換領產品。
## 怎樣賺取
- 每張完成的訂單，貨品實付金額每 HK$1 得 1 分，不足 HK$1 不計。
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
先賺取的積分會先被使用。到期前 30 日，我們會在積分明細頁提示。
## 退貨
- 訂單退款時，有關貨品所賺取的積分會按退款金額扣回。
- 積分已使用以致不足時，差額會在其後的積分中扣除。
- 換領產品如有損壞，請於簽收後 48 小時內聯絡我們更換；除此以外不設退換。
## 其他
積分屬診所帳戶所有，不可轉讓、出售或兌換現金。帳戶關閉時，餘下的積分隨即失效。如發現以不正當方法取得積分，我們會取消有關積分及換領。如有爭議，以本頁最新公布的規則為準。`;

const pointsEn = `
Purchases earn points, which you can redeem for goods in the [points mall](/pointsMall).
## Earning points
- Each completed order earns 1 point for every HK$1 paid for goods; parts of a dollar do not count.
- Delivery, amounts taken off by coupons and goods redeemed with points earn none.
- Points are added as soon as you confirm receipt.
- Some promotions give more; what their page says applies.
## Using points
1. Choose a product in the points mall. Its page shows the points, the stock and the limit.
2. Confirm the delivery address and the quantity, and place the points order.
3. The points are taken at once, and the goods are delivered free of charge.
Points cannot be topped up with money, nor combined with coupons.
## Limits
Products marked “limit 1 purchase” can be redeemed once by each clinic.
## Expiry
| Earned | Valid until |
| 1 January to 31 December | 31 December of the following year |
Points earned first are used first. The points record reminds you 30 days before points expire.
## Returns
- When an order is refunded, the points earned by the goods are taken back in proportion.
- If they have been used already, the difference is taken from points earned later.
- If redeemed goods arrive damaged, contact us within 48 hours for a replacement. Otherwise they cannot be returned.
## Further terms
Points belong to the clinic's account. They cannot be transferred, sold or paid out. When an account is closed its points lapse. Points obtained improperly are cancelled together with what was redeemed for them. In doubt, the rules published on this page apply.`;

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
