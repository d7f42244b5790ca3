// The same call without the SDK: node cold-raw.mjs <address>
const answer = await fetch(`${process.argv[2]}/api/product/list`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', LangEnv: '3' },
  body: JSON.stringify({
    keyword: 'ALL',
    searchType: 'keyword',
    orderBy: '0',
    pageIndex: 1,
    pageSize: 24,
  }),
});
const { data } = JSON.parse(await answer.text());
console.log(data.products[0].name);
