/** HTTP headers of all responses, the single source for the hosts' files, nginx and the site's own server. */

/**
 * Matches files with a content hash in their name, which never change: scripts and styles of the build, pictures,
 * fonts.
 */
export const hashedFile = "^/(static/.+|[^/]+-[0-9a-f]{6,20}\\.js|[^/]+\\.[0-9a-f]{6,20}\\.css)$"

/** Cached for a year without revalidation (RFC 8246). */
export const immutableCache = "public, max-age=31536000, immutable"

/** Cached, but revalidated on each request. */
export const revalidateCache = "public, max-age=0, must-revalidate"

const player = '"https://www.youtube-nocookie.com" "https://www.youtube.com"'

/**
 * The Permissions-Policy. Features that the site does not use are denied to everybody, its frames included;
 * features unknown to some browsers are left out, since Chromium logs them.
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
 * The security headers of every response. A stricter Referrer-Policy would break YouTube's player, which needs the
 * embedder's origin (error 153).
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

/** Returns whether the file at a path, such as "/static/a.png", never changes. */
export function isHashed(path: string): boolean {
  return new RegExp(hashedFile).test(path)
}

/** All headers for the file at a path. A page at `/time` is the file `/time/index.html`. */
export function headersFor(path: string): Record<string, string> {
  return { ...securityHeaders(), "Cache-Control": isHashed(path) ? immutableCache : revalidateCache }
}
