/** Links that share a page on social services. */

export type ShareLink = { service: string; link: string }

/** Returns a link for each service, with the page's address and title. */
export function shareLinks(url: string, title: string): ShareLink[] {
  return [
    { service: "Twitter", link: address("https://twitter.com/intent/tweet", { text: title, url }) },
    { service: "Whatsapp", link: address("https://wa.me/", { text: `${title} ${url}` }) },
    { service: "Telegram", link: address("https://t.me/share/url", { url, text: title }) },
    {
      service: "Facebook",
      link: address("https://www.facebook.com/sharer/sharer.php", { u: url, quote: title }),
    },
    { service: "Reddit", link: address("https://www.reddit.com/submit", { url, title }) },
    {
      service: "Pinterest",
      link: address("https://www.pinterest.com/pin/create/button/", { url, description: title }),
    },
  ]
}

/** Builds an address with spaces as %20, since WhatsApp shows the plus signs of form encoding. */
function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll("+", "%20")}`
}

/**
 * Returns whether a phone can read the QR code of a text from a screen. A code of version 20 with error correction L
 * holds 858 bytes of UTF-8 in 97 modules a side (ISO/IEC 18004), each about two CSS pixels wide here.
 */
export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= 800
}
