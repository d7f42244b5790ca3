import { type DocumentedRows, under } from '../base/wire/documented.ts';
import { ORDERED_GOOD_ASSUMED } from '../orders/documented.ts';

/** Spec: 2§3 After-sales order */
const RETURN = `afterSaleNo afterSaleType afterSaleTypeValue afterOrderStatus orderNo
  goods{searchProductId productName picturePath tag fulltag standard actualPrice amount}
  totalPrice createTime mailNo expressName reasonValue remark checkResult refundType progressBar{text show}
  backPhone backAddr backRemark`;

const { erpProductNo, unit } = ORDERED_GOOD_ASSUMED;

const RETURN_ASSUMED = {
  ...under('goods', {
    erpProductNo,
    unit,
    productId: 'The product is opened by its specification.',
    unitPrice: 'actualPrice is read.',
    price: 'actualPrice is read.',
  }),
  'progressBar.time': 'Steps are shown without their times.',
  pictures: 'The pictures of the application are left out.',
};

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'afterSales.list': {
    screens: ['/user/afterSales', '/user/history'],
    answer: `list{${RETURN}}`,
    assumed: {
      ...under('list', RETURN_ASSUMED),
      totalPage: 'A full page has a next one.',
      totalCount: 'The applications are not counted.',
    },
  },
  'afterSales.detail': {
    screens: ['/user/afterSalesDetail/{id}', '/user/serviceList/{id}/{type}'],
    answer: RETURN,
    assumed: RETURN_ASSUMED,
  },
  'afterSales.apply': { screens: ['/user/serviceList/{id}/{type}'] },
  'afterSales.cancel': { screens: ['/user/afterSalesDetail/{id}', '/user/afterSales'] },
  'afterSales.carriers': {
    screens: ['/user/afterSalesDetail/{id}'],
    placed: 'expressId expressName',
  },
  'afterSales.waybill': { screens: ['/user/afterSalesDetail/{id}', '/user/afterSales'] },
};
