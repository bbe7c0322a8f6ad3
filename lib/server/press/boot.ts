/**
 * Stands in each page and adds the scripts that the list names, in their order, each with the hash that its content
 * must have: when the page has loaded and is idle, at the first touch or key, and after 4 s whatever keeps the page
 * from loading; but not before the document is whole, which they read. Each in a task of its own: ten at once hold a
 * slow phone up for longer than a frame. Constant text: the page's policy knows it by its hash.
 */
export const BOOT =
  `(()=>{let d=document,begun,go=()=>{if(begun)return;` +
  `if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",go);` +
  `let list=JSON.parse(d.getElementById("boot").textContent),c=new MessageChannel,add=()=>{` +
  `let[u,i]=list.shift(),s=d.createElement("script");s.src=u;s.integrity=i;s.async=!1;d.head.append(s);` +
  `list[0]&&c.port2.postMessage(0)};begun=1;c.port1.onmessage=add;add()},` +
  `idle=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200);` +
  `d.readyState=="complete"?idle():addEventListener("load",idle);setTimeout(go,4e3);` +
  `for(let t of["pointerdown","keydown"])addEventListener(t,go,{once:!0,capture:!0,passive:!0})})()`;
