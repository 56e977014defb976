/** nginx rules for headers, redirects and caching, to be included in a server block. */
import { feedTypes } from "./feedTypes"
import { hashedFile, immutableCache, revalidateCache, securityHeaders } from "./headers"
import type { Rule } from "./rules"

/** Configuration files of hosts, which are not served. */
export const hostFiles = ["/_headers", "/_redirects", "/_nginx.conf", "/vercel.json"]

/** Media types by extension that older servers lack. */
export const extraTypes: Readonly<Record<string, string>> = {
  webmanifest: "application/manifest+json",
  opml: "text/x-opml",
}

/** Media types to compress; HTML always is. */
const compressedTypes = [
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
 * Renders the rules for a server block that sets `root`. Addresses have no trailing or double slashes. Redirects
 * are built from the raw request and not from the decoded path, which may contain line breaks, and stay on this
 * host. Rules with characters that nginx could misread are left out: the redirect page at the former address
 * replaces them.
 */
export function nginxRules(rules: readonly Rule[]): string {
  const safeRules = rules.filter(
    ({ from, to }) => /^\/[\w\-./~%:]*\*?$/.test(from) && /^\/[\w\-./~%]*$/.test(to),
  )
  return `# Made by the build from src/engine/hosting: what is changed here is lost.
charset utf-8;
charset_types ${compressedTypes.filter(type => !/^image|manifest/.test(type)).join(" ")};
index index.html;
absolute_redirect off;
error_page 404 /404.html;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_types ${compressedTypes.join(" ")};

${Object.entries(securityHeaders())
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join("\n")}

set $cache ${quote(revalidateCache)};
if ($uri ~ ${quote(hashedFile)}) {
    set $cache ${quote(immutableCache)};
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
${Object.entries(extraTypes)
  .map(([end, type]) => typeBlock(`\\.${end}$`, type))
  .join("\n")}
${feedTypes.map(({ type, paths }) => typeBlock(`^(${paths.map(pattern).join("|")})$`, type)).join("\n")}
${safeRules.map(ruleBlock).join("\n")}
`
}

const pattern = (path: string): string => path.replaceAll(".", "\\.").replace("*", ".+")

function typeBlock(path: string, type: string): string {
  return `location ~ "${path}" {\n    types { }\n    default_type ${type};\n}`
}

function ruleBlock({ from, to, status }: Rule): string {
  const path = decodeURI(to)
  if (status !== 200)
    return `location = ${quote(decodeURI(from))} {\n    return ${status} ${to}$is_args$args;\n}`
  const pattern = decodeURI(from)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:\w+/g, "[^/]+")
    .replace("*", ".*")
  return `location ~ ${quote(`^${pattern}$`)} {
    try_files $uri $uri/index.html ${quote(`${path}/index.html`)} =404;
}`
}

/** Quotes a string for nginx. A dollar sign would start a variable; none of these strings contains one. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
