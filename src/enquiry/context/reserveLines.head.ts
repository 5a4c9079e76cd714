/**
 * Runs before the contact page is laid out, and keeps free the place of the lines that the form will
 * say when it is alive (AskedLines): without it they would push the form down. It looks where
 * `useAsked` and `useDates` do, and today is the guest's own day as there: at one in the morning in
 * Bengaluru the clocks of UTC still show yesterday.
 */
export const askedAhead = `{
const d=document.documentElement.dataset;
if(/[?&](room|guests)=./.test(location.search))d.asked='';
try{
const s=sessionStorage,b=JSON.parse(s['draft:booking']),n=new Date();
if(b.checkin>=new Date(n-n.getTimezoneOffset()*6e4).toISOString().slice(0,10)&&b.checkout>b.checkin&&s['dates:settled']!=b.checkin+'/'+b.checkout)d.dates='';
}catch{}
}`.replaceAll('\n', '');
