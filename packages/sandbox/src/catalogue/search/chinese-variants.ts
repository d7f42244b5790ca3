/** Traditional characters and variants with the simplified one that both are kept under: 术 also finds 術. */
const SIMPLIFIED = `號号針针碼码裝装藍蓝膠胶無无頭头機机頜颌準准綠绿黏粘劑剂適适護护鏡镜壓压單单層层連连動动鋼钢時时鑽钻車车帶带紅红彎弯樹树紙纸
體体溫温間间術术邊边鏽锈銹锈熱热個个線线綫线計计雙双電电長长檢检銼锉診诊內内順顺復复複复蝕蚀藥药葯药濕湿後后滲渗軟软療疗離离拋抛調调氣气盤盘預预
鐘钟穩稳噴喷霧雾減减記记貼贴鹽盐臨临潔洁縫缝應应鍍镀強强輕轻經经棄弃滅灭沖冲製制設设聲声達达過过補补變变觸触質质閉闭蓋盖錄录縮缩張张測测鎢钨塗涂
馬马彈弹織织纖纤選选環环獨独條条續续掛挂綁绑膚肤濟济摺折繃绷聽听處处轉转靜静爐炉腎肾維维數数圓圆勻匀銀银隨随側侧換换較较緣缘節节點点齦龈廢废監监
蠟蜡儀仪視视圍围備备燈灯闊阔結结鎳镍徑径疊叠乾干幹干擇择額额屬属頻频驗验擊击輪轮矯矫脈脉輸输傷伤斷断濺溅納纳龍龙爾尔獲获檯台臺台顯显佈布鉀钾進进夾夹
讀读釋释桿杆銳锐學学濾滤統统牆墙級级證证醫医發发髮发溝沟槍枪鈉钠開开鎮镇鋁铝關关組组鉗钳鋸锯鑷镊齊齐實实專专業业駁驳衞卫衛卫橋桥銨铵殺杀塵尘編编
約约艦舰勞劳軸轴鋒锋訂订繩绳為为異异殘残誌志鉛铅濃浓塊块靈灵類类驟骤揮挥鋅锌鏤镂親亲剛刚脹胀鋯锆餘余響响鈣钙鐮镰擴扩堅坚確确縛缚創创鈍钝顎颚
豐丰導导潤润觀观厭厌撲扑燒烧緩缓儲储絞绞飛飞筆笔攝摄傳传輻辐憶忆緊紧僅仅恆恒掃扫閥阀牀床裡里裏里著着殼壳麪面麵面劃划鈦钛貨货鬆松種种齒齿紗纱絲丝
與与鏈链鐵铁釘钉鉤钩聯联養养癒愈癌癌鹼碱穿穿繡绣隻只麼么這这喚唤購购買买賣卖價价錢钱區区號号縣县廳厅廣广場场員员圖图國国華华萬万見见觀观覺觉規规鋪铺
骯肮髒脏髖髋膽胆腦脑膿脓腫肿瘡疮癬癣癢痒竇窦龋龋顆颗鬚须鎖锁銜衔鈎钩鉻铬鈷钴鎂镁銅铜錫锡鎵镓釔钇鈰铈鑄铸鍛锻鏟铲銑铣錐锥鑿凿`;

/** Characters that are typed for one another: they sound or look alike in Cantonese or Mandarin. */
const CONFUSED = `手首守 套桃逃讨陶 罩照赵兆 针真珍贞斟 管馆官 锉挫措错 镜境竞净 剂济计际技 胶交较搅 药约跃 液夜叶 纸只止指址 棉绵眠面 膜模摸磨 粉份分纷
消硝销肖 毒独读渎 精睛晶清青腈晴靖 布步部佈 纱沙砂杀 钻转赚 石实食拾 巾斤金筋今 灯登凳 机基鸡几 线现腺 缝峰风 合盒荷 盘磐旁 托拖脱讬 槽曹 印应 蜡腊 检捡俭剪
查察茶差 牙芽雅 科课颗棵 治冶 疗料辽 髓随碎 冠贯 桥侨乔 麻嘛马 醉罪最嘴 压鸭押 温瘟 糖唐 氧养样 护户互 声升生 波玻 洗冼 抛炮泡 光广 美镁 白百柏 敷夫肤
绷崩 带袋代待戴 素速苏 痛通 听厅 诊疹 器汽气 吸及级 卷捲劵圈 隔格 离璃梨 保包宝饱 注住 射社 头投 瓶平屏 杯背 碟蝶 帽冒貌 衣依医 刀力刃 片偏 膏高糕 酒久 超抄
复覆副 修羞 树竖 脂指 型形刑 义意 碗腕 光胱 粘黏沾 车居 球求 轮伦 氟弗 烯稀 盐炎 酸算 蒸征 灭蔑 菌君 织只 层曾 镊聂 钳箝 锯据`;

const variants = new Map<string, string>();
const pairs = [...SIMPLIFIED.replace(/\s+/g, '')];
for (let i = 0; i + 1 < pairs.length; i += 2) variants.set(pairs[i] ?? '', pairs[i + 1] ?? '');

const groups = new Map<string, Set<number>>();
for (const [group, characters] of CONFUSED.split(/\s+/).entries())
  for (const character of characters) {
    const kept = variants.get(character) ?? character;
    groups.set(kept, (groups.get(kept) ?? new Set()).add(group));
  }

/** One spelling of a Chinese text, character by character: simplified, without variants. */
export const simplify = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => variants.get(character) ?? character);

/** Whether one character is easily typed for the other; both in the one spelling. */
export function areEasilyConfused(one: string, other: string): boolean {
  const others = groups.get(other);
  return others !== undefined && [...(groups.get(one) ?? [])].some((group) => others.has(group));
}

/** Part of the seed's version: it decides how texts are stored. */
export const SPELLING = SIMPLIFIED;
