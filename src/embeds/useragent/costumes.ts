/** The user agent strings offered as disguises. */

/**
 * Sources: https://webaim.org/blog/user-agent-string-history/ and the browsers' own documentation; the last one is
 * invented.
 */
export const costumes: readonly { name: string; userAgent: string }[] = [
  { name: "NCSA Mosaic, 1993", userAgent: "NCSA_Mosaic/2.0 (Windows 3.1)" },
  { name: "Netscape 1, 1994", userAgent: "Mozilla/1.0 (Win3.1)" },
  { name: "Internet Explorer 2, 1995", userAgent: "Mozilla/1.22 (compatible; MSIE 2.0; Windows 95)" },
  { name: "Netscape 4.08, 1998", userAgent: "Mozilla/4.08 [en] (Win98; I)" },
  { name: "Internet Explorer 6, 2004", userAgent: "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)" },
  { name: "Konqueror 3", userAgent: "Mozilla/5.0 (compatible; Konqueror/3.1; Linux)" },
  {
    name: "Safari 1, 2003",
    userAgent:
      "Mozilla/5.0 (Macintosh; U; PPC Mac OS X; de-de) AppleWebKit/85.7 (KHTML, like Gecko) Safari/85.5",
  },
  {
    name: "Firefox 1, 2004",
    userAgent: "Mozilla/5.0 (Windows; U; Windows NT 5.1; en-US; rv:1.7.5) Gecko/20041107 Firefox/1.0",
  },
  {
    name: "Chrome 0.2, 2008",
    userAgent:
      "Mozilla/5.0 (Windows; U; Windows NT 5.1; en-US) AppleWebKit/525.13 (KHTML, like Gecko) Chrome/0.2.149.27 Safari/525.13",
  },
  { name: "Opera 10, 2009", userAgent: "Opera/9.80 (Windows NT 6.1; U; en) Presto/2.2.15 Version/10.10" },
  {
    name: "Internet Explorer 11, 2013",
    userAgent: "Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko",
  },
  { name: "Lynx", userAgent: "Lynx/2.8.9rel.1 libwww-FM/2.14 SSL-MM/1.4.1" },
  {
    name: "Googlebot",
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  },
  { name: "Pertti", userAgent: "Mozilla/5.0 (Wheel; Hamster) Pertti/1.0 (KHTML, like Gecko)" },
]
