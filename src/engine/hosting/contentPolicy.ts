/** The Content Security Policy in the head of each page. */
import type { Json } from "../../lib/content/tree"

/** Sources by directive, as https://www.w3.org/TR/CSP3/ names them. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>

/** The facts that switch services on; an empty text is off. */
type Services = { readonly [fact: string]: Json }

const youTube = ["https://www.youtube.com", "https://www.youtube-nocookie.com"]
const analytics = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
]

/** The origin that receives error reports; empty without a valid address. */
const originOf = (dsn: Json | undefined): string[] =>
  typeof dsn === "string" && URL.canParse(dsn) ? [new URL(dsn).origin] : []

/**
 * Builds the policy for the site's configuration. Third-party scripts are YouTube's player, which loads when play
 * is pressed, and analytics if configured. The page adds the hashes of its inline scripts. Inline styles are
 * allowed: each page has its own, and toys position elements by them. Pictures may come from any https host.
 */
export function contentPolicy({ analyticsId, errorReportsDsn, giphyKey }: Services): ContentPolicy {
  const counted = analyticsId ? analytics : []
  return {
    // The page may create fonts and sounds itself, but no workers, since these are scripts.
    "default-src": ["'self'", "data:", "blob:"],
    "script-src": ["'self'", "https://www.youtube.com", ...counted],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "connect-src": [
      "'self'",
      "data:",
      "blob:",
      "https://*.wikipedia.org",
      ...(giphyKey ? ["https://api.giphy.com"] : []),
      ...counted,
      ...originOf(errorReportsDsn),
    ],
    "frame-src": ["'self'", ...youTube],
    "object-src": ["'none'"],
    // An example of a selector in a srcdoc frame sets its own base.
    "base-uri": ["'self'", "about:"],
    "form-action": ["'self'"],
  }
}
