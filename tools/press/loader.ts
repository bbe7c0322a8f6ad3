/** A script of the site: its address, and the hash of its content. */
export type Script = readonly [source: string, hash: string];

/**
 * The inline script of a page. It adds the page's first script when the page has loaded and is idle, at the first touch
 * or key, and after 4 s at the latest; never before the document is complete, because React hydrates all of it.
 */
export const loader = ([source, hash]: Script): string =>
  `(()=>{let d=document,begun,go=()=>{if(begun)return;` +
  `if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",go);` +
  `begun=1;let s=d.createElement("script");s.src="${source}";s.integrity="${hash}";d.head.append(s)},` +
  `idle=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200);` +
  `addEventListener("load",idle);setTimeout(go,4e3);` +
  `for(let t of ["pointerdown","keydown"])addEventListener(t,go,!0)})()`;

/**
 * The end of a page's first script: adds the other scripts in order, each in a separate task, because ten at once block
 * a slow phone for longer than a frame.
 */
export const loadRest = (scripts: readonly Script[]): string =>
  `{let list=${JSON.stringify(scripts)},c=new MessageChannel,add=()=>{` +
  `let[u,i]=list.shift(),s=document.createElement("script");s.src=u;s.integrity=i;s.async=!1;` +
  `document.head.append(s);list[0]&&c.port2.postMessage(0)};c.port1.onmessage=add;add()}`;
