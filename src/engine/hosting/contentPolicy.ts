/** What a page may load and run, and from where: the content security policy that stands in the head of each page. */
import type { Json } from "../../lib/content/tree"

/** Sources by directive, as https://www.w3.org/TR/CSP3/ names them. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>

/** The services that the site's facts may switch on, each by a text that is empty where it is off. */
type Services = { readonly [fact: string]: Json }

const youTube = ["https://www.youtube.com", "https://www.youtube-nocookie.com"]
const analytics = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
]

/** Where errors are reported; none where the address is empty or is none. */
const originOf = (dsn: Json | undefined): string[] =>
  typeof dsn === "string" && URL.canParse(dsn) ? [new URL(dsn).origin] : []

/**
 * The policy of the site as it is configured. Scripts of others are YouTube's player, which comes after a press on play,
 * and the analytics where there are any; scripts in the HTML are named by their digests, which the page adds. Styles may
 * stand in the HTML: each page has its own, and toys place things by them. Pictures may come from any host by https.
 */
export function contentPolicy({ analyticsId, errorReportsDsn, giphyKey }: Services): ContentPolicy {
  const counted = analyticsId ? analytics : []
  return {
    // Fonts and sounds may be made by the page itself; workers may not, for they are scripts.
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
    // A selector's example stands in a frame that is written on the spot, and sets its own base.
    "base-uri": ["'self'", "about:"],
    "form-action": ["'self'"],
  }
}
