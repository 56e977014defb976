/** The files in which hosts of static sites look for headers and addresses, made from the one list of each. */
import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { filesIn } from "../read"
import type { Site } from "../site"
import { feedTypes } from "./feedTypes"
import { globsFor } from "./globs"
import { hashedFile, immutableCache, isHashed, revalidateCache, securityHeaders } from "./headers"
import { nginxRules } from "./nginx"
import { hostRules, type Rule } from "./rules"

/** A `_redirects` file, as Netlify, Cloudflare Pages and others read it. */
export function redirectsFile(rules: readonly Rule[]): string {
  return `${rules.map(({ from, to, status }) => `${from} ${to} ${status}`).join("\n")}\n`
}

/**
 * A `_headers` file for the same hosts. Where two of its paths fit, hosts join the values of both; so the lasting files
 * are named by paths that fit nothing else, and all others keep the host's own "ask again". Cloudflare Pages reads 100
 * rules, each of one star. https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(files: readonly string[]): string {
  const lasting = files.filter(file => isHashed(file) && !file.startsWith("/static/"))
  const others = files.filter(file => !isHashed(file))
  const blocks = [
    ["/*", securityHeaders()] as const,
    ...feedTypes.flatMap(({ type, paths }) =>
      paths.map(path => [path, { "Content-Type": `${type}; charset=utf-8` }] as const),
    ),
    ...["/static/*", ...globsFor(lasting, others)].map(
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

/** A `vercel.json` for the folder that is published. https://vercel.com/docs/project-configuration/vercel-json */
export function vercelFile(rules: readonly Rule[]): string {
  const listed = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  const address = ({ from, to }: Rule) => ({ source: from.replace("/*", "/:rest*"), destination: to })
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: "/(.*)", headers: listed({ ...securityHeaders(), "Cache-Control": revalidateCache }) },
      { source: hashedFile.slice(1, -1), headers: listed({ "Cache-Control": immutableCache }) },
      ...feedTypes.flatMap(({ type, paths }) =>
        paths.map(path => ({
          source: path.replaceAll(".", "\\.").replace("*", "(.*)"),
          headers: listed({ "Content-Type": `${type}; charset=utf-8` }),
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

/** Writes them all below public, once everything else is there; a file of the same name in static stands instead. */
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
