/**
 * Serves the built site as a host should: files, pages without a trailing slash, redirects, a 404 status and the headers of
 * the hosting configuration.
 */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { extname, join, normalize } from "node:path"
import { createGzip } from "node:zlib"
import { feedTypeOf } from "../src/engine/hosting/feedTypes"
import { headersFor } from "../src/engine/hosting/headers"
import { extraTypes, hostFiles } from "../src/engine/hosting/nginx"
import type { Rule } from "../src/engine/hosting/rules"
import { isUnchanged, validatorsOf } from "./validators"

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".gif": "image/gif",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ...Object.fromEntries(
    Object.entries(extraTypes).map(([end, type]) => [
      `.${end}`,
      type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    ]),
  ),
}

/** The type of a file at an address. */
function typeOf(path: string): string {
  const feed = feedTypeOf(path)
  return feed ? `${feed}; charset=utf-8` : (types[extname(path)] ?? "application/octet-stream")
}

/** The rules of a `_redirects` file: `from to status`, with `:name` for a part, and `*` at the end for anything. */
export function readRules(text: string): Rule[] {
  return text.split("\n").flatMap(line => {
    const [from, to, status] = line.trim().split(/\s+/)
    return from && to ? [{ from, to, status: Number(status) || 301 }] : []
  })
}

/** Finds the first rule that matches a path. */
export function findRule(rules: readonly Rule[], path: string): Rule | undefined {
  const pathParts = path.split("/")
  return rules.find(({ from }) => {
    const ruleParts = from.split("/")
    const hasWildcard = ruleParts.at(-1) === "*"
    if (hasWildcard ? pathParts.length < ruleParts.length : pathParts.length !== ruleParts.length)
      return false
    return ruleParts.every(
      (part, i) => part === pathParts[i] || (part.startsWith(":") && pathParts[i] !== "") || part === "*",
    )
  })
}

/**
 * Normalises a path: one slash at its start and none at its end. In a redirect two leading slashes would name another
 * host, and browsers treat a backslash as a slash.
 */
export function normalisePath(path: string): string {
  return path.replace(/[\\/]+/g, "/").replace(/(.)\/$/, "$1")
}

function fileFor(root: string, path: string): string | undefined {
  const file = join(root, normalize(path))
  if (!file.startsWith(root)) return undefined
  return [file, join(file, "index.html")].find(
    candidate => existsSync(candidate) && statSync(candidate).isFile(),
  )
}

/** Starts a server for a folder; port 0 picks a free one. Rejects if the port is in use. */
export function serve(root: string, port: number): Promise<Server> {
  const rulesFile = join(root, "_redirects")
  const rules = existsSync(rulesFile) ? readRules(readFileSync(rulesFile, "utf8")) : []
  const server = createServer((request, response) => {
    const [, requested = "/", search = ""] =
      /^(?:https?:\/\/[^/?]*)?([^?#]*)(\?[^#]*)?/.exec(request.url ?? "/") ?? []
    let wanted = "/"
    try {
      wanted = decodeURIComponent(requested)
    } catch {
      response.writeHead(400).end("That is not an address.")
      return
    }
    if (normalisePath(requested) !== requested) {
      response.writeHead(301, { location: normalisePath(requested) + search }).end()
      return
    }
    let status = 200
    let file = fileFor(root, wanted)
    if (!file || hostFiles.includes(file.slice(root.length))) {
      const rule = findRule(rules, wanted)
      if (rule && rule.status !== 200) {
        response.writeHead(rule.status, { location: rule.to + search }).end()
        return
      }
      file = rule && fileFor(root, decodeURIComponent(rule.to))
      if (!file) {
        status = 404
        file = fileFor(root, "/404.html")
      }
    }
    if (!file) {
      response.writeHead(404).end("Not found.")
      return
    }
    const path = file.slice(root.length)
    const type = typeOf(path)
    const isGzipped =
      /text|json|xml|svg|javascript/.test(type) && /\bgzip\b/.test(String(request.headers["accept-encoding"]))
    const validators = status === 200 ? validatorsOf(statSync(file), isGzipped) : undefined
    const headers = { ...headersFor(path), ...validators, ...(isGzipped && { vary: "accept-encoding" }) }
    if (
      validators &&
      /^(?:GET|HEAD)$/.test(request.method ?? "") &&
      isUnchanged(request.headers, validators)
    ) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(status, {
      ...headers,
      "content-type": type,
      ...(isGzipped && { "content-encoding": "gzip" }),
    })
    if (request.method === "HEAD") response.end()
    else if (isGzipped) createReadStream(file).pipe(createGzip()).pipe(response)
    else createReadStream(file).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, () => resolve(server))
  })
}
