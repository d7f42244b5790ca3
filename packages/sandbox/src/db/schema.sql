-- The shop's rows. Derived columns of product are kept true by the triggers at the end.
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES category (id),
  position INTEGER NOT NULL,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  picture TEXT NOT NULL
) STRICT;
CREATE INDEX category_parent ON category (parent_id, position);

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  initial TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category (id),
  parent_id INTEGER NOT NULL REFERENCES category (id),
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  selling_zh TEXT NOT NULL,
  selling_en TEXT NOT NULL,
  producer_zh TEXT NOT NULL,
  producer_en TEXT NOT NULL,
  ce_code TEXT,
  fda_code TEXT,
  -- JSON: tag words, art paths, and { name, path } of leaflets.
  tags TEXT NOT NULL,
  pictures TEXT NOT NULL,
  instructions TEXT NOT NULL,
  picture TEXT NOT NULL,
  sales INTEGER NOT NULL,
  featured INTEGER NOT NULL,
  listed_at TEXT NOT NULL,
  on_shelf INTEGER NOT NULL DEFAULT 1,
  -- Of the cheapest specification; the first column is before its offer.
  price INTEGER NOT NULL DEFAULT 0,
  discount_price INTEGER,
  has_stock INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Apart from product, whose rows are read by the thousand to be sorted.
CREATE TABLE product_page (
  product_id INTEGER PRIMARY KEY REFERENCES product (id),
  zh TEXT NOT NULL,
  en TEXT NOT NULL
) STRICT;

-- Names alone, everything that can be searched, article numbers; normalised by search-text.ts.
CREATE TABLE product_text (
  product_id INTEGER PRIMARY KEY REFERENCES product (id),
  name TEXT NOT NULL,
  everything TEXT NOT NULL,
  article TEXT NOT NULL
) STRICT;

CREATE INDEX product_category ON product (on_shelf, category_id, sales);
CREATE INDEX product_parent ON product (on_shelf, parent_id, sales);
CREATE INDEX product_brand ON product (on_shelf, brand_id, sales);
CREATE INDEX product_facets ON product (on_shelf, category_id, brand_id);
CREATE INDEX product_brands ON product (on_shelf, parent_id, brand_id);
CREATE INDEX product_sales ON product (on_shelf, sales, id);
CREATE INDEX product_featured ON product (on_shelf, featured, sales, id);
CREATE INDEX product_listed ON product (on_shelf, listed_at, id);
CREATE INDEX product_price ON product (on_shelf, ifnull(discount_price, price), id);

CREATE TABLE product_tag (
  tag TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id),
  PRIMARY KEY (tag, product_id)
) STRICT, WITHOUT ROWID;

-- Contentless: only finds ids. Trigrams answer from three characters up; for two, search.ts asks the
-- vocabulary which trigrams begin with them.
CREATE VIRTUAL TABLE product_fts USING fts5 (everything, article, content = '', tokenize = 'trigram');
CREATE VIRTUAL TABLE product_trigram USING fts5vocab ('product_fts', 'row');

CREATE TABLE specification (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  article_number TEXT NOT NULL UNIQUE,
  standard_zh TEXT NOT NULL,
  standard_en TEXT NOT NULL,
  unit_zh TEXT NOT NULL,
  unit_en TEXT NOT NULL,
  pack_zh TEXT NOT NULL,
  pack_en TEXT NOT NULL,
  price INTEGER NOT NULL,
  discount_price INTEGER,
  stock INTEGER NOT NULL CHECK (stock >= 0),
  multiple INTEGER NOT NULL CHECK (multiple >= 1),
  buy_limit INTEGER,
  expires TEXT,
  produced TEXT,
  uniform_code TEXT NOT NULL,
  -- Art path of its own picture, where it has one.
  picture TEXT
) STRICT;
CREATE INDEX specification_product ON specification (product_id, position);

-- Given with every specification of a product, or with one.
CREATE TABLE gift (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  specification_id INTEGER REFERENCES specification (id),
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  link_id INTEGER REFERENCES product (id),
  picture TEXT NOT NULL
) STRICT;
CREATE INDEX gift_product ON gift (product_id);

-- What the page of a product offers together.
CREATE TABLE bundle_part (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  specification_id INTEGER NOT NULL REFERENCES specification (id),
  count INTEGER NOT NULL CHECK (count >= 1)
) STRICT;
CREATE INDEX bundle_part_product ON bundle_part (product_id);

CREATE TABLE video (
  product_id INTEGER PRIMARY KEY REFERENCES product (id),
  file TEXT NOT NULL,
  autoplay INTEGER NOT NULL
) STRICT;

-- Codes that bring new clinics, and who hands them out.
CREATE TABLE invitation (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL
) STRICT;

CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  scenario TEXT,
  email TEXT UNIQUE COLLATE NOCASE,
  area_code TEXT NOT NULL DEFAULT '+852',
  phone TEXT,
  password TEXT NOT NULL,
  name TEXT NOT NULL,
  clinic TEXT NOT NULL DEFAULT '',
  auth_status TEXT NOT NULL,
  reason_zh TEXT,
  reason_en TEXT,
  licence TEXT,
  province TEXT,
  city TEXT,
  district TEXT,
  street TEXT NOT NULL DEFAULT '',
  unit TEXT NOT NULL DEFAULT '',
  has_pay_password INTEGER NOT NULL DEFAULT 0,
  has_credit INTEGER NOT NULL DEFAULT 0,
  may_pay_by_cheque INTEGER NOT NULL DEFAULT 0,
  is_new_customer INTEGER NOT NULL DEFAULT 0,
  -- Separated by commas; neither Seller nor Buyer is finance staff. Spec: 2§6
  roles TEXT NOT NULL DEFAULT 'Buyer',
  registered_at INTEGER NOT NULL,
  -- Id of a stored file; without one a drawing stands for the person.
  avatar TEXT,
  invitation TEXT REFERENCES invitation (code),
  -- Id of the partner's page on which it registered.
  partner TEXT,
  UNIQUE (area_code, phone)
) STRICT;

-- Wrong passwords by the name that was tried, whether or not anybody has it.
CREATE TABLE password_try (
  name TEXT PRIMARY KEY,
  wrong INTEGER NOT NULL,
  wrong_at INTEGER NOT NULL
) STRICT;

-- Licences and avatars. Only the kind says who may see the bytes.
CREATE TABLE stored_file (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  kind TEXT NOT NULL CHECK (kind IN ('licence', 'avatar', 'bill', 'proof')),
  type TEXT NOT NULL,
  bytes BLOB NOT NULL,
  stored_at INTEGER NOT NULL
) STRICT;
CREATE INDEX stored_file_of ON stored_file (account_id, kind);

CREATE TABLE delivery_address (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  name TEXT NOT NULL,
  area_code TEXT NOT NULL,
  phone TEXT NOT NULL,
  -- Codes of the region tree.
  province TEXT,
  city TEXT,
  district TEXT,
  street TEXT NOT NULL,
  unit TEXT NOT NULL,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX delivery_address_default ON delivery_address (account_id) WHERE is_default = 1;
CREATE INDEX delivery_address_of ON delivery_address (account_id, id);

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  expires_at INTEGER NOT NULL
) STRICT;

-- One-use codes with which the shop's site continues a session of a partner's page.
CREATE TABLE handover (
  code_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  session_hash TEXT NOT NULL,
  -- The origin that may redeem it, and the one that made it.
  site TEXT NOT NULL,
  made_at TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE code (
  id INTEGER PRIMARY KEY,
  contact TEXT NOT NULL,
  purpose TEXT NOT NULL,
  -- A keyed hash: who reads this table cannot use it.
  hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  wrong INTEGER NOT NULL DEFAULT 0,
  used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX code_contact ON code (contact, purpose, sent_at);
CREATE INDEX code_sent ON code (sent_at);

-- Plays the mailboxes and telephones of the world: what was sent there, in words. Nothing that the
-- shop answers is read from here; the console alone does.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  contact TEXT NOT NULL,
  words TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  code_id INTEGER REFERENCES code (id)
) STRICT;
CREATE INDEX outbox_code ON outbox (code_id);

-- A present contact of the account has been proved a short while ago: the other contact may change.
CREATE TABLE proof (
  account_id INTEGER PRIMARY KEY REFERENCES account (id),
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE captcha (
  nonce TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE cart_line (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  specification_id INTEGER NOT NULL REFERENCES specification (id),
  quantity INTEGER NOT NULL CHECK (quantity >= 1),
  added_at INTEGER NOT NULL,
  -- '2' is a swap item: the same specification may also stand there at its ordinary price. Spec: 1§4
  tag_type TEXT NOT NULL DEFAULT '0' CHECK (tag_type IN ('0', '2')),
  UNIQUE (account_id, specification_id, tag_type)
) STRICT;

-- Requests that have added to a cart; a repeated request has the same id.
CREATE TABLE cart_request (
  account_id INTEGER NOT NULL REFERENCES account (id),
  request_id TEXT NOT NULL,
  PRIMARY KEY (account_id, request_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE collected (
  account_id INTEGER NOT NULL REFERENCES account (id),
  specification_id INTEGER NOT NULL REFERENCES specification (id),
  at INTEGER NOT NULL,
  PRIMARY KEY (account_id, specification_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE article_category (
  id INTEGER PRIMARY KEY,
  icon TEXT NOT NULL,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  remark_zh TEXT NOT NULL,
  remark_en TEXT NOT NULL
) STRICT;

CREATE TABLE article (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES article_category (id),
  updated_at TEXT NOT NULL,
  title_zh TEXT NOT NULL,
  title_en TEXT NOT NULL,
  -- HTML, as an editor would have saved it.
  zh TEXT NOT NULL,
  en TEXT NOT NULL
) STRICT;
CREATE INDEX article_of_category ON article (category_id, id);

-- What was sent through the contact form, as it came.
CREATE TABLE contact_message (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  -- Of the request that sent it; a repeated request has the same.
  request_id TEXT UNIQUE
) STRICT;

-- E-mails that an account has turned off; all others are on.
CREATE TABLE mail_off (
  account_id INTEGER NOT NULL REFERENCES account (id),
  preference TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, preference)
) STRICT, WITHOUT ROWID;

-- Campaigns. An area with an emission type holds banners, another one goods.
CREATE TABLE campaign (
  id INTEGER PRIMARY KEY,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  poster TEXT NOT NULL,
  background TEXT NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT;

CREATE TABLE campaign_area (
  id INTEGER PRIMARY KEY,
  campaign_id INTEGER NOT NULL REFERENCES campaign (id),
  position INTEGER NOT NULL,
  emission INTEGER,
  -- In the side navigation; null for an area that is not in it.
  name_zh TEXT,
  name_en TEXT,
  heading TEXT
) STRICT;

CREATE TABLE campaign_banner (
  area_id INTEGER NOT NULL REFERENCES campaign_area (id),
  position INTEGER NOT NULL,
  poster TEXT NOT NULL,
  path TEXT NOT NULL,
  PRIMARY KEY (area_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_product (
  area_id INTEGER NOT NULL REFERENCES campaign_area (id),
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id),
  marked INTEGER NOT NULL,
  PRIMARY KEY (area_id, position)
) STRICT, WITHOUT ROWID;

-- The page for new customers.
CREATE TABLE activity (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  content_zh TEXT NOT NULL,
  content_en TEXT
) STRICT;

CREATE TABLE activity_product (
  activity_id INTEGER NOT NULL REFERENCES activity (id),
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id),
  PRIMARY KEY (activity_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE new_customer_banner (
  position INTEGER PRIMARY KEY,
  poster TEXT NOT NULL,
  path TEXT NOT NULL
) STRICT;
-- Either percent_off or amount is set. left_over is what the shop still gives; NULL is no bound.
CREATE TABLE coupon (
  id INTEGER PRIMARY KEY,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  percent_off REAL CHECK (percent_off > 0 AND percent_off <= 100),
  amount INTEGER CHECK (amount > 0),
  minimum INTEGER NOT NULL CHECK (minimum >= 0),
  covers_all INTEGER NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  per_person INTEGER NOT NULL CHECK (per_person >= 1),
  left_over INTEGER CHECK (left_over >= 0),
  for_new INTEGER NOT NULL,
  CHECK ((percent_off IS NULL) <> (amount IS NULL))
) STRICT;

-- What a coupon covers, where that is not everything.
CREATE TABLE coupon_product (
  product_id INTEGER NOT NULL REFERENCES product (id),
  coupon_id INTEGER NOT NULL REFERENCES coupon (id),
  PRIMARY KEY (product_id, coupon_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE account_coupon (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  coupon_id INTEGER NOT NULL REFERENCES coupon (id),
  claimed_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX account_coupon_of ON account_coupon (account_id, coupon_id);

-- The home page, block by block. `subject` is the tag of a zone or the category of a floor; `picture` a drawing.
CREATE TABLE home_block (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (
    kind IN ('banner', 'advert', 'welcome', 'special', 'subject', 'zone', 'floor', 'brands')
  ),
  position INTEGER NOT NULL,
  is_on INTEGER NOT NULL DEFAULT 1 CHECK (is_on IN (0, 1)),
  subject TEXT,
  title_zh TEXT,
  title_en TEXT,
  remark_zh TEXT,
  remark_en TEXT,
  button_zh TEXT,
  button_en TEXT,
  picture TEXT,
  path_zh TEXT,
  path_en TEXT
) STRICT;

-- Keywords and adverts of a floor.
CREATE TABLE home_floor_part (
  block_id INTEGER NOT NULL REFERENCES home_block (id),
  kind TEXT NOT NULL CHECK (kind IN ('keyword', 'advert')),
  position INTEGER NOT NULL,
  title_zh TEXT NOT NULL,
  title_en TEXT NOT NULL,
  remark_zh TEXT,
  remark_en TEXT,
  picture TEXT,
  path_zh TEXT NOT NULL,
  path_en TEXT NOT NULL,
  PRIMARY KEY (block_id, kind, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE home_floor_brand (
  block_id INTEGER NOT NULL REFERENCES home_block (id),
  position INTEGER NOT NULL,
  brand_id INTEGER NOT NULL REFERENCES brand (id),
  PRIMARY KEY (block_id, position)
) STRICT, WITHOUT ROWID;

-- Who sends what: medicines from the store for them, some parent categories from theirs, all else from the first.
CREATE TABLE store (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  is_medicine INTEGER NOT NULL CHECK (is_medicine IN (0, 1))
) STRICT;
CREATE TABLE store_category (
  parent_id INTEGER PRIMARY KEY REFERENCES category (id),
  store_id INTEGER NOT NULL REFERENCES store (id)
) STRICT;

-- Ways of delivery of a store: to a province, or (NULL) to those that have none of their own. free_above NULL is never free.
CREATE TABLE store_delivery (
  id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL REFERENCES store (id),
  position INTEGER NOT NULL,
  province TEXT,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  freight INTEGER NOT NULL CHECK (freight >= 0),
  free_above INTEGER,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1))
) STRICT;
CREATE INDEX store_delivery_of ON store_delivery (store_id, position);

-- A cut on what an order has of a parent category (NULL: of everything) from a sum on.
CREATE TABLE price_cut (
  id INTEGER PRIMARY KEY,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  parent_id INTEGER REFERENCES category (id),
  threshold INTEGER NOT NULL,
  cut INTEGER NOT NULL CHECK (cut > 0),
  ends_at INTEGER NOT NULL
) STRICT;

-- Swap purchase. by_count 0: threshold in cents; 1: in pieces.
CREATE TABLE swap_offer (
  id INTEGER PRIMARY KEY,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  is_on INTEGER NOT NULL DEFAULT 1 CHECK (is_on IN (0, 1))
) STRICT;
CREATE TABLE swap_tier (
  id INTEGER PRIMARY KEY,
  offer_id INTEGER NOT NULL REFERENCES swap_offer (id),
  by_count INTEGER NOT NULL CHECK (by_count IN (0, 1)),
  threshold INTEGER NOT NULL CHECK (threshold > 0),
  allowed INTEGER NOT NULL CHECK (allowed >= 1)
) STRICT;
CREATE TABLE swap_product (
  tier_id INTEGER NOT NULL REFERENCES swap_tier (id),
  position INTEGER NOT NULL,
  specification_id INTEGER NOT NULL REFERENCES specification (id),
  price INTEGER NOT NULL CHECK (price > 0),
  PRIMARY KEY (tier_id, specification_id)
) STRICT, WITHOUT ROWID;
-- What is swapped is swapped at one price.
CREATE UNIQUE INDEX swap_product_once ON swap_product (specification_id);

-- What an account is about to order; one at a time. `goods` is JSON: specification, quantity and tag type.
-- `shown` is what the buyer was told that it costs; an order is only made at that.
CREATE TABLE temp_order (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL UNIQUE REFERENCES account (id),
  order_no TEXT NOT NULL UNIQUE,
  goods TEXT NOT NULL,
  from_cart INTEGER NOT NULL,
  address_id INTEGER REFERENCES delivery_address (id) ON DELETE SET NULL,
  shown TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;

-- An order, with what it was made of kept as it was then. Amounts in cents; cut and coupon are taken off.
CREATE TABLE shop_order (
  id INTEGER PRIMARY KEY,
  order_no TEXT NOT NULL UNIQUE,
  account_id INTEGER NOT NULL REFERENCES account (id),
  -- Codes of 2§4.
  status INTEGER NOT NULL,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  paid_at INTEGER,
  closed_at INTEGER,
  closed_why TEXT CHECK (closed_why IN ('expired', 'buyer', 'merchant', 'refunded')),
  -- The last store has sent; receipt is due by the clock, if the buyer does not confirm it; NULL while it is not known.
  sent_at INTEGER,
  receive_at INTEGER,
  received_at INTEGER,
  pay_type TEXT,
  is_pre INTEGER NOT NULL DEFAULT 0 CHECK (is_pre IN (0, 1)),
  -- Code of the deposit; 7 is remitted. Spec: 2§4
  deposit TEXT,
  -- Kept by a trigger, so that the tab of medicine orders need not look into each.
  is_medicine INTEGER NOT NULL DEFAULT 0 CHECK (is_medicine IN (0, 1)),
  is_transfer INTEGER NOT NULL,
  remark TEXT NOT NULL,
  goods INTEGER NOT NULL CHECK (goods >= 0),
  cut INTEGER NOT NULL,
  coupon INTEGER NOT NULL CHECK (coupon >= 0),
  freight INTEGER NOT NULL CHECK (freight >= 0),
  total INTEGER NOT NULL CHECK (total >= 0),
  account_coupon_id INTEGER REFERENCES account_coupon (id),
  consignee TEXT NOT NULL,
  consignee_phone TEXT NOT NULL,
  address TEXT NOT NULL,
  -- Id of the partner's page on which it was placed.
  partner TEXT,
  CHECK (total = goods + cut - coupon + freight)
) STRICT;
CREATE INDEX shop_order_of ON shop_order (account_id, made_at, id);
CREATE INDEX shop_order_status ON shop_order (account_id, status, made_at, id);
CREATE INDEX shop_order_medicine ON shop_order (account_id, made_at, id) WHERE is_medicine = 1;
CREATE INDEX shop_order_open ON shop_order (status, expires_at);
CREATE INDEX shop_order_due ON shop_order (receive_at) WHERE status = 3;

CREATE TABLE order_store (
  order_id INTEGER NOT NULL REFERENCES shop_order (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  delivery_id INTEGER NOT NULL REFERENCES store_delivery (id),
  freight INTEGER NOT NULL,
  PRIMARY KEY (order_id, store_id)
) STRICT, WITHOUT ROWID;

-- Its quantities are taken from the stock while the order stands, and given back when it is closed.
CREATE TABLE order_line (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES shop_order (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  specification_id INTEGER NOT NULL REFERENCES specification (id),
  tag_type TEXT NOT NULL,
  unit INTEGER NOT NULL CHECK (unit >= 0),
  quantity INTEGER NOT NULL CHECK (quantity >= 1),
  UNIQUE (order_id, specification_id, tag_type)
) STRICT;
CREATE INDEX order_line_article ON order_line (specification_id, order_id);

-- What a store hands to a carrier. Its way follows the clock from sent_at on; `state` is what the merchant set instead.
CREATE TABLE parcel (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES shop_order (id),
  store_id INTEGER NOT NULL REFERENCES store (id),
  waybill TEXT NOT NULL UNIQUE,
  carrier_id TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  -- Code of 2§4.
  state TEXT,
  state_at INTEGER,
  -- When it is signed for; NULL for a parcel whose state leads nowhere.
  signed_at INTEGER,
  CHECK ((state IS NULL) = (state_at IS NULL))
) STRICT;
CREATE INDEX parcel_of ON parcel (order_id, id);

CREATE TABLE parcel_line (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id),
  line_id INTEGER NOT NULL REFERENCES order_line (id),
  quantity INTEGER NOT NULL CHECK (quantity >= 1),
  PRIMARY KEY (parcel_id, line_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX parcel_line_of ON parcel_line (line_id, quantity);

-- Stamped forms of a medicine order, by its number, which it has before it is made.
CREATE TABLE medicine_bill (
  id INTEGER PRIMARY KEY,
  order_no TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES account (id),
  file_id TEXT NOT NULL REFERENCES stored_file (id),
  hash TEXT NOT NULL,
  -- 1 handed in, 2 accepted, 3 rejected, which has a reason.
  status INTEGER NOT NULL,
  reason_zh TEXT,
  reason_en TEXT,
  UNIQUE (order_no, hash)
) STRICT;

-- What an account may pay with besides a provider. Cheques have a quota and may be stopped with a sentence.
CREATE TABLE wallet (
  account_id INTEGER PRIMARY KEY REFERENCES account (id),
  balance INTEGER NOT NULL CHECK (balance >= 0),
  cheque_quota INTEGER NOT NULL CHECK (cheque_quota >= 0),
  cheque_stop_zh TEXT,
  cheque_stop_en TEXT
) STRICT;
-- Everything that moved a balance; their sum is the balance.
CREATE TABLE wallet_entry (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  at INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  kind TEXT NOT NULL,
  order_no TEXT,
  -- The payment that holds, takes or returns the amount.
  payment_id INTEGER REFERENCES payment (id),
  -- What the merchant calls a top-up.
  reason_zh TEXT,
  reason_en TEXT
) STRICT;
CREATE INDEX wallet_entry_of ON wallet_entry (account_id, id);

CREATE TABLE pay_password (
  account_id INTEGER PRIMARY KEY REFERENCES account (id),
  hash TEXT NOT NULL
) STRICT;

-- A session in which the payment password has been proved a short while ago, for mixed payments.
CREATE TABLE pay_proof (
  session TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  at INTEGER NOT NULL
) STRICT;

-- A try at paying an order. Of one order and method one is open at a time, and of an order one is paid.
CREATE TABLE payment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES shop_order (id),
  pay_type TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'declined', 'cancelled', 'refunded')),
  -- What the balance pays, out of the wallet from the beginning on; and what the provider pays, or a cheque.
  from_balance INTEGER NOT NULL CHECK (from_balance >= 0),
  from_provider INTEGER NOT NULL CHECK (from_provider >= 0),
  -- What the provider knows it by; unguessable.
  provider_token TEXT NOT NULL UNIQUE,
  begun_at INTEGER NOT NULL,
  settled_at INTEGER,
  -- When the provider took the money, which the shop may hear later.
  taken_at INTEGER,
  -- Where its page sends the buyer afterwards: after success, and after anything else.
  success_url TEXT,
  fail_url TEXT,
  language TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX payment_paid ON payment (order_id) WHERE status = 'paid';
CREATE UNIQUE INDEX payment_open ON payment (order_id, pay_type) WHERE status = 'open';

-- An after-sales application. Amounts in cents: `refund` includes `freight`.
CREATE TABLE after_sale (
  id INTEGER PRIMARY KEY,
  return_no TEXT NOT NULL UNIQUE,
  order_id INTEGER NOT NULL REFERENCES shop_order (id),
  account_id INTEGER NOT NULL REFERENCES account (id),
  -- Codes of 2§4.
  kind TEXT NOT NULL CHECK (kind IN ('0', '1', '2')),
  reason TEXT NOT NULL CHECK (reason IN ('0', '1', '2', '3')),
  status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 6),
  remark TEXT NOT NULL,
  refund INTEGER NOT NULL CHECK (refund >= 0),
  freight INTEGER NOT NULL CHECK (freight BETWEEN 0 AND refund),
  -- Whether the goods had not been sent: they go back into the stock, and no parcel takes them.
  is_unsent INTEGER NOT NULL CHECK (is_unsent IN (0, 1)),
  check_zh TEXT,
  check_en TEXT,
  carrier_id TEXT,
  waybill TEXT,
  made_at INTEGER NOT NULL,
  reviewed_at INTEGER,
  sent_back_at INTEGER,
  received_at INTEGER,
  refunded_at INTEGER,
  closed_at INTEGER
) STRICT;
CREATE INDEX after_sale_of ON after_sale (account_id, made_at, id);
CREATE INDEX after_sale_order ON after_sale (order_id);
-- Of an order one application is open or finished; after a cancelled or rejected one the buyer may apply again.
CREATE UNIQUE INDEX after_sale_one ON after_sale (order_id) WHERE status < 5;

CREATE TABLE after_sale_line (
  after_sale_id INTEGER NOT NULL REFERENCES after_sale (id),
  line_id INTEGER NOT NULL REFERENCES order_line (id),
  quantity INTEGER NOT NULL CHECK (quantity >= 1),
  refund INTEGER NOT NULL CHECK (refund >= 0),
  PRIMARY KEY (after_sale_id, line_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX after_sale_line_of ON after_sale_line (line_id);

CREATE TABLE after_sale_picture (
  after_sale_id INTEGER NOT NULL REFERENCES after_sale (id),
  position INTEGER NOT NULL,
  file_id TEXT NOT NULL REFERENCES stored_file (id),
  PRIMARY KEY (after_sale_id, position)
) STRICT, WITHOUT ROWID;

-- What went back of a payment: to its provider, into the balance, or onto the quota of cheques.
CREATE TABLE refund (
  id INTEGER PRIMARY KEY,
  after_sale_id INTEGER NOT NULL REFERENCES after_sale (id),
  payment_id INTEGER NOT NULL REFERENCES payment (id),
  goes_to TEXT NOT NULL CHECK (goes_to IN ('provider', 'balance', 'cheque')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  UNIQUE (after_sale_id, goes_to)
) STRICT;
CREATE INDEX refund_of ON refund (payment_id);

-- The points mall. Pictures are JSON: art paths. Stock NULL: the shop does not say.
CREATE TABLE points_product (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name_zh TEXT NOT NULL,
  name_en TEXT NOT NULL,
  pictures TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points > 0),
  price INTEGER NOT NULL,
  stock INTEGER CHECK (stock >= 0),
  is_limited INTEGER NOT NULL CHECK (is_limited IN (0, 1)),
  page_zh TEXT NOT NULL,
  page_en TEXT NOT NULL
) STRICT;
CREATE INDEX points_product_range ON points_product (points, position);

-- A points order, with its address and the points of one piece as they were then.
CREATE TABLE points_order (
  id INTEGER PRIMARY KEY,
  order_no TEXT NOT NULL UNIQUE,
  account_id INTEGER NOT NULL REFERENCES account (id),
  product_id INTEGER NOT NULL REFERENCES points_product (id),
  quantity INTEGER NOT NULL CHECK (quantity >= 1),
  points INTEGER NOT NULL CHECK (points > 0),
  made_at INTEGER NOT NULL,
  consignee TEXT NOT NULL,
  consignee_phone TEXT NOT NULL,
  address TEXT NOT NULL,
  -- Of the request that placed it; a repeated request has the same.
  request_id TEXT,
  UNIQUE (account_id, request_id)
) STRICT;
CREATE INDEX points_order_of ON points_order (account_id, made_at, id);
CREATE INDEX points_order_product ON points_order (account_id, product_id);

-- Everything that moved the points of an account; their sum is the balance, below 0 where points were taken back that had been used.
CREATE TABLE points_entry (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  at INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount <> 0),
  kind TEXT NOT NULL CHECK (kind IN ('earned', 'taken-back', 'redeemed', 'expired', 'granted')),
  -- Of a points order, or of an order that earned the points.
  order_no TEXT
) STRICT;
CREATE INDEX points_entry_of ON points_entry (account_id, at, id);
CREATE INDEX points_entry_order ON points_entry (order_no) WHERE order_no IS NOT NULL;

CREATE TRIGGER order_store_medicine AFTER INSERT ON order_store BEGIN
  UPDATE shop_order SET is_medicine = 1
  WHERE id = NEW.order_id AND is_medicine = 0
    AND EXISTS (SELECT 1 FROM store WHERE id = NEW.store_id AND is_medicine = 1);
END;

CREATE TRIGGER specification_stock AFTER UPDATE OF stock ON specification BEGIN
  UPDATE product
  SET has_stock = EXISTS (SELECT 1 FROM specification WHERE product_id = NEW.product_id AND stock >= multiple)
  WHERE id = NEW.product_id;
END;
