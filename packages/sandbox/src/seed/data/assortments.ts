import type { Line } from './line.ts';

/** ISO number, and what a bur of that shape is called. */
const SHAPES = [
  ['801', '球形', 'round'],
  ['805', '倒錐形', 'inverted cone'],
  ['830', '梨形', 'pear'],
  ['835', '平頭柱形', 'flat-end cylinder'],
  ['837', '長柱形', 'long cylinder'],
  ['847', '平頭錐形', 'flat-end taper'],
  ['850', '圓頭錐形', 'round-end taper'],
  ['862', '火焰形', 'flame'],
  ['868', '欖球形', 'football'],
  ['879', '魚雷形', 'torpedo'],
] as const;

/** Head diameters in tenths of a millimetre, with what the larger ones cost more. */
const DIAMETERS = [
  ['009', 1],
  ['010', 1],
  ['012', 1],
  ['014', 1],
  ['016', 1],
  ['018', 1.05],
  ['021', 1.1],
  ['023', 1.15],
  ['025', 1.2],
  ['029', 1.3],
] as const;

/** Goods that come in a hundred sizes, what a long specification table must bear; and those of the youngest brands. */
export const assortments: readonly Line[] = [
  {
    sub: 'diamonds',
    code: 'DB',
    art: 'burs',
    name: ['{g}鑽石車針', 'Diamond burs, {g}'],
    unit: 'pack',
    pack: ['5 支/包', '5 pcs/pack'],
    sold: 1,
    sizes: SHAPES.flatMap(([shape, zh, en]) =>
      DIAMETERS.map(
        ([size, factor]) =>
          `${shape}-${size}|${shape} ${zh} · ISO ${size}|${shape} ${en}, ISO ${size}|${factor}`,
      ),
    ),
    makers: [
      [
        'Kairn',
        'FG 全系列',
        'FG full range',
        126,
        '十種形狀各十個尺寸，一頁配齊整盒車針。',
        'Ten shapes in ten sizes each: restock a whole bur block from one page.',
      ],
    ],
    facts: [
      ['柄', 'Shank', 'FG 1.6 mm', 'FG 1.6 mm'],
      ['粒度', 'Grit', '107–125 µm（標準）', '107–125 µm, standard'],
      ['最高轉速', 'Top speed', '每分鐘 450,000 轉', '450,000 rpm'],
    ],
    use: [
      '適合高速手機備洞、修形及去除舊補料，可重複滅菌。',
      'For cavity preparation, shaping and removing old fillings at high speed; can be sterilised again.',
    ],
  },
  {
    sub: 'elastics',
    code: 'CA',
    art: 'chewies',
    name: ['{g}', 'Clear aligner {g}'],
    unit: 'pack',
    pack: ['100 粒/包', '100 pcs/pack'],
    sold: 1,
    sizes: ['Mint|薄荷味|Mint', 'Plain|原味|Unflavoured'],
    makers: [
      [
        '4Ortho',
        '隱形牙套咬膠',
        'chewies',
        58,
        '幫助牙套貼合牙面。',
        'Helps aligners seat on the teeth.',
      ],
    ],
    facts: [['物料', 'Material', '醫用矽膠', 'Medical silicone']],
    use: [
      '配戴隱形牙套後輕咬五分鐘。',
      'Bite gently for five minutes after inserting the aligner.',
    ],
  },
  {
    sub: 'model',
    code: 'RS',
    art: 'resin-bottle',
    name: ['{g}打印樹脂', 'Printing resin, {g}'],
    unit: 'bottle',
    pack: ['1 kg/瓶', '1 kg/bottle'],
    sold: 1,
    life: 24,
    sizes: ['Grey|灰色|Grey', 'Ivory|象牙白|Ivory'],
    makers: [
      [
        '3Dentic',
        '牙模 3D',
        'dental models',
        680,
        '快速成形，細節清晰。',
        'Prints fast with crisp detail.',
      ],
    ],
    facts: [['波長', 'Wavelength', '385–405 nm', '385–405 nm']],
    use: ['適合打印診斷及工作牙模。', 'For printing study and working models.'],
  },
  {
    sub: 'bibs',
    code: 'KT',
    art: 'exam-pack',
    name: ['{g}診症包', 'Examination pack, {g}'],
    unit: 'box',
    pack: ['50 套/盒', '50 sets/box'],
    sold: 1,
    sizes: ['Adult|成人|Adult', 'Child|兒童|Child'],
    makers: [
      [
        '健柏 Kinpak',
        '一人一套',
        'one per patient',
        138,
        '圍巾、水杯、吸唾管一袋配齊。',
        'Bib, cup and ejector in one bag.',
      ],
    ],
    facts: [['內含', 'Contains', '圍巾、水杯、吸唾管', 'Bib, cup, saliva ejector']],
    use: ['每位病人一套，減少交叉感染。', 'One pack per patient to limit cross-infection.'],
  },
  {
    sub: 'prophylaxis',
    code: 'OC',
    art: 'interdental',
    name: ['{g}', 'Interdental brushes, {g}'],
    unit: 'box',
    pack: ['40 支/盒', '40 pcs/box'],
    sold: 1,
    sizes: ['0.6|0.6 mm 藍色|0.6 mm, blue', '0.8|0.8 mm 綠色|0.8 mm, green'],
    makers: [
      [
        '朗晴 Longching',
        '診所裝牙縫刷',
        'clinic pack',
        76,
        '獨立包裝，方便派給病人。',
        'Wrapped one by one to hand out to patients.',
      ],
    ],
    facts: [['刷毛', 'Bristles', '尼龍', 'Nylon']],
    use: ['示範口腔護理及派發予病人。', 'For oral hygiene instruction and to give to patients.'],
  },
];
