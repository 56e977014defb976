/** The list of the site's feeds, with their contents and addresses, as the feeds page shows it. Pure. */
import type { FeedEntry } from "../../lib/content/derivedLists"
import { textContent } from "../../lib/content/tree"
import type { Tag } from "../../lib/lists/tags"
import type { Page } from "../pages"
import { compare } from "../problems"
import { channelsOf, feedAddress } from "./channels"
import { feedPages } from "./feedPages"

/** The maximum number of items named for each feed. */
const maxNamed = 8

/** Lists the feeds in their order. */
export function feedCatalogue(pages: readonly Page[], tags: readonly Tag[]): FeedEntry[] {
  const inFeeds = feedPages(pages)
  const words = new Map(inFeeds.map(page => [page, wordsOf(page)]))
  return channelsOf(tags).map(({ name, title, description, includes }) => {
    const channelPages = inFeeds.filter(includes)
    const ingredients = tags
      .map(tag => ({
        title: tag.title,
        items: channelPages.filter(page => page.tags.includes(tag.tag)).length,
      }))
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
      items: channelPages.length,
      words: channelPages.reduce((sum, page) => sum + (words.get(page) ?? 0), 0),
      ingredients,
      newest: channelPages
        .slice(0, maxNamed)
        .map(page => ({ path: page.path, title: page.title, words: words.get(page) ?? 0 })),
    }
  })
}

/** Counts the words of a page's text, or of a playlist's description and song titles. */
function wordsOf({ tree, playlist, description }: Page): number {
  const text = playlist
    ? [description, ...playlist.songs.map(({ title }) => title)].join(" ")
    : textContent(tree)
  return text.split(/\s+/).filter(Boolean).length
}
