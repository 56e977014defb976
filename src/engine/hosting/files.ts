/** Generates the configuration files of static hosts for headers and redirects. */
import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { filesIn } from "../read"
import type { Site } from "../site"
import { feedTypes } from "./feedTypes"
import { globsFor } from "./globs"
import { hashedFile, immutableCache, isHashed, revalidateCache, securityHeaders } from "./headers"
import { nginxRules } from "./nginx"
import { hostRules, type Rule } from "./rules"

/** A `_redirects` file for Netlify, Cloudflare Pages and compatible hosts. */
export function redirectsFile(rules: readonly Rule[]): string {
  return `${rules.map(({ from, to, status }) => `${from} ${to} ${status}`).join("\n")}\n`
}

/**
 * A `_headers` file for the same hosts. If two paths match a file, hosts join the values of both headers; so the
 * globs of immutable files match no others, which keep the host's default of revalidation. Cloudflare Pages reads
 * up to 100 rules, each with one star. https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(files: readonly string[]): string {
  const hashed = files.filter(file => isHashed(file) && !file.startsWith("/static/"))
  const others = files.filter(file => !isHashed(file))
  const blocks = [
    ["/*", securityHeaders()] as const,
    ...feedTypes.flatMap(({ type, paths }) =>
      paths.map(path => [path, { "Content-Type": `${type}; charset=utf-8` }] as const),
    ),
    ...["/static/*", ...globsFor(hashed, others)].map(
      glob => [glob, { "Cache-Control": immutableCache }] as const,
    ),
  ]
  return blocks
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${path}\n${lines.join("")}`
    })
    .join("\n")
}

/** A `vercel.json` for the published folder. https://vercel.com/docs/project-configuration/vercel-json */
export function vercelFile(rules: readonly Rule[]): string {
  const headerList = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  const address = ({ from, to }: Rule) => ({ source: from.replace("/*", "/:rest*"), destination: to })
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: "/(.*)", headers: headerList({ ...securityHeaders(), "Cache-Control": revalidateCache }) },
      { source: hashedFile.slice(1, -1), headers: headerList({ "Cache-Control": immutableCache }) },
      ...feedTypes.flatMap(({ type, paths }) =>
        paths.map(path => ({
          source: path.replaceAll(".", "\\.").replace("*", "(.*)"),
          headers: headerList({ "Content-Type": `${type}; charset=utf-8` }),
        })),
      ),
    ],
    redirects: rules
      .filter(({ status }) => status !== 200)
      .map(rule => ({ ...address(rule), statusCode: rule.status })),
    rewrites: rules.filter(({ status }) => status === 200).map(address),
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/**
 * Writes all host files below public, once everything else is there; a file of the same name in static takes
 * precedence.
 */
export function writeHostFiles(site: Site): void {
  const rules = hostRules(site)
  const published = filesIn(site.root, "public", "").map(file => file.slice("public".length))
  const texts = {
    _redirects: redirectsFile(rules),
    _headers: headersFile(published),
    "_nginx.conf": nginxRules(rules),
    "vercel.json": vercelFile(rules),
  }
  for (const [file, text] of Object.entries(texts))
    if (!existsSync(join(site.root, "static", file))) writeFileSync(join(site.root, "public", file), text)
}
