/** The headers, addresses and caching of the site in the words of nginx, to be included in a server block. */
import { feedTypes } from "./feedTypes"
import { hashedFile, immutableCache, revalidateCache, securityHeaders } from "./headers"
import type { Rule } from "./rules"

/** Files that are there for hosts alone, and are no part of the site. */
export const hostFiles = ["/_headers", "/_redirects", "/_nginx.conf", "/vercel.json"]

/** Types that the lists of older servers lack, by the end of a name. */
export const rareTypes: Readonly<Record<string, string>> = {
  webmanifest: "application/manifest+json",
  opml: "text/x-opml",
}

/** What is worth packing. HTML always is. */
const packed = [
  "text/css",
  "text/plain",
  "text/xml",
  "text/x-opml",
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "application/xml",
  "application/atom+xml",
  "application/feed+json",
  "application/rss+xml",
  "image/svg+xml",
]

/**
 * What stands inside a server block that names a `root`. Addresses are as the own server has them: no slash at the end,
 * none twice; a redirect is made of what was asked for and never of its decoded form, which may hold a line break, and
 * leads to a path of this host alone. A rule whose paths nginx could misread is left out: the page at the old address
 * leads on by itself.
 */
export function nginxRules(rules: readonly Rule[]): string {
  const plain = rules.filter(({ from, to }) => /^\/[\w\-./~%:]*\*?$/.test(from) && /^\/[\w\-./~%]*$/.test(to))
  return `# Made by the build from src/engine/hosting: what is changed here is lost.
charset utf-8;
charset_types ${packed.filter(type => !/^image|manifest/.test(type)).join(" ")};
index index.html;
absolute_redirect off;
error_page 404 /404.html;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_types ${packed.join(" ")};

${Object.entries(securityHeaders())
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join("\n")}

set $cache ${quoted(revalidateCache)};
if ($uri ~ ${quoted(hashedFile)}) {
    set $cache ${quoted(immutableCache)};
}
add_header Cache-Control $cache always;

# Two slashes at the beginning would name another host, and browsers take a backslash for a slash.
if ($request_uri ~ "^([^?]*?)[/\\\\\\\\]{2,}([^?]*)") {
    return 301 $1/$2$is_args$args;
}
if ($request_uri ~ "^(/[^?]*[^/?])/+(\\\\?|$)") {
    return 301 $1$is_args$args;
}

location / {
    try_files $uri $uri/index.html =404;
}
location ~ "^(${hostFiles.map(file => file.replace(".", "\\.")).join("|")})$" {
    return 404;
}
${Object.entries(rareTypes)
  .map(([end, type]) => typeBlock(`\\.${end}$`, type))
  .join("\n")}
${feedTypes.map(({ type, paths }) => typeBlock(`^(${paths.map(pattern).join("|")})$`, type)).join("\n")}
${plain.map(ruleBlock).join("\n")}
`
}

const pattern = (path: string): string => path.replaceAll(".", "\\.").replace("*", ".+")

function typeBlock(path: string, type: string): string {
  return `location ~ "${path}" {\n    types { }\n    default_type ${type};\n}`
}

function ruleBlock({ from, to, status }: Rule): string {
  const path = decodeURI(to)
  if (status !== 200)
    return `location = ${quoted(decodeURI(from))} {\n    return ${status} ${to}$is_args$args;\n}`
  const pattern = decodeURI(from)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:\w+/g, "[^/]+")
    .replace("*", ".*")
  return `location ~ ${quoted(`^${pattern}$`)} {
    try_files $uri $uri/index.html ${quoted(`${path}/index.html`)} =404;
}`
}

/** A word of nginx in quotes; a dollar sign before a name would be a variable, and none of these has one. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
