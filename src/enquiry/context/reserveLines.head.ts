/**
 * Runs before the contact page is laid out, and reserves the height of the lines that hydration adds
 * (ContextLines): they would push the form down. It must agree with `useEnquiryContext` about what
 * will be shown. Today is the guest's own day: at one in the morning in Bengaluru, UTC still has
 * yesterday.
 */
export const reserveLines = `{
const d=document.documentElement.dataset;
if(/[?&](rooms?|guests)=./.test(location.search))d.context='';
try{
const s=sessionStorage,b=JSON.parse(s['draft:booking']),n=new Date();
if(b.checkin>=new Date(n-n.getTimezoneOffset()*6e4).toISOString().slice(0,10)&&b.checkout>b.checkin&&s['dates:settled']!=b.checkin+'/'+b.checkout)d.dates='';
}catch{}
}`.replaceAll('\n', '');
