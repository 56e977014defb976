/** The list of the site's feeds, as a page shows it: what is in each, and where it is. Pure. */
import type { FeedEntry } from "../../lib/content/derivedLists"
import { textContent } from "../../lib/content/tree"
import type { Tag } from "../../lib/lists/tags"
import type { Page } from "../pages"
import { compare } from "../problems"
import { channelsOf, feedAddress } from "./channels"
import { feedPages } from "./feedPages"

/** So many of a feed's items are named. */
const named = 8

/** The feeds in their order. */
export function feedCatalogue(pages: readonly Page[], tags: readonly Tag[]): FeedEntry[] {
  const told = feedPages(pages)
  const words = new Map(told.map(page => [page, wordsOf(page)]))
  return channelsOf(tags).map(({ name, title, description, holds }) => {
    const held = told.filter(holds)
    const ingredients = tags
      .map(tag => ({ title: tag.title, items: held.filter(page => page.tags.includes(tag.tag)).length }))
      .filter(({ items }) => items > 0)
      .sort((a, b) => b.items - a.items || compare(a.title, b.title))
    return {
      name,
      title: title || "Everything",
      description: description || "All that comes to this site, as it comes.",
      addresses: {
        rss: feedAddress(name, "rss"),
        atom: feedAddress(name, "atom"),
        json: feedAddress(name, "json"),
      },
      items: held.length,
      words: held.reduce((sum, page) => sum + (words.get(page) ?? 0), 0),
      ingredients,
      newest: held
        .slice(0, named)
        .map(page => ({ path: page.path, title: page.title, words: words.get(page) ?? 0 })),
    }
  })
}

/** The words of a page's text, or of a playlist's songs. */
function wordsOf({ tree, playlist, description }: Page): number {
  const text = playlist
    ? [description, ...playlist.songs.map(({ title }) => title)].join(" ")
    : textContent(tree)
  return text.split(/\s+/).filter(Boolean).length
}
