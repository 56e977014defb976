/** The addresses by which a page is shared: six services, each of which wants the same two words under other names. */

export type ShareLink = { service: string; link: string }

/** A link for each service that carries the page's address and its title. */
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

/** Spaces become %20: WhatsApp shows the plus signs of a form as plus signs. */
function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll("+", "%20")}`
}

/**
 * Whether a text makes a QR code that a phone can read from a screen: at most 800 bytes of UTF-8. A code of error
 * correction L takes 858 of them with 97 modules a side (ISO/IEC 18004, version 20), about two pixels for each here.
 */
export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= 800
}
