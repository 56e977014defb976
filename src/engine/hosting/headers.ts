/** What every answer of a host says beside its content: the one list that all hosts' files, nginx and the own server are made from. */

/** A file whose name has the digest of its content, and so never changes: scripts and styles of the build, pictures, fonts. */
export const hashedFile = "^/(static/.+|[^/]+-[0-9a-f]{8,20}\\.js|[^/]+\\.[0-9a-f]{8,20}\\.css)$"

/** A year: what a browser has it need not ask for again (RFC 8246). */
export const immutableCache = "public, max-age=31536000, immutable"

/** A browser may keep it, and asks each time whether it is still so. */
export const revalidateCache = "public, max-age=0, must-revalidate"

const player = '"https://www.youtube-nocookie.com" "https://www.youtube.com"'

/**
 * Who may use which power of the browser. What the site has no use for is nobody's, its frames' included; names that
 * not all browsers know are left out, for Chromium writes them to the console.
 * https://www.w3.org/TR/permissions-policy/
 */
export const permissions: Readonly<Record<string, string>> = {
  accelerometer: "",
  autoplay: `self ${player}`,
  camera: "",
  "display-capture": "",
  "encrypted-media": player,
  fullscreen: `self ${player}`,
  geolocation: "self",
  gyroscope: "",
  magnetometer: "",
  microphone: "",
  midi: "",
  payment: "",
  "picture-in-picture": player,
  "publickey-credentials-get": "",
  "screen-wake-lock": "",
  usb: "",
  "xr-spatial-tracking": "",
}

/**
 * What protects a visitor, the same with every answer. A site in which a player needs to know who embeds it (YouTube's
 * error 153) can't do with less of a referrer than its origin.
 */
export function securityHeaders(): Record<string, string> {
  const policy = Object.entries(permissions).map(([name, allowed]) => `${name}=(${allowed})`)
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": policy.join(", "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Frame-Options": "SAMEORIGIN",
  }
}

/** Whether the file at an address, such as "/static/a.png", never changes. */
export function isHashed(path: string): boolean {
  return new RegExp(hashedFile).test(path)
}

/** All that is said with the file at an address. A page at `/time` is the file `/time/index.html`. */
export function headersFor(path: string): Record<string, string> {
  return { ...securityHeaders(), "Cache-Control": isHashed(path) ? immutableCache : revalidateCache }
}
