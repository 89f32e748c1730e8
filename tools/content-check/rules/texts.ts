/** What must be true of texts wherever they are. */
import { photosIn } from '../../../content/photo.ts';
import type { Content } from '../../../content/schema/files.ts';
import { KEYS } from '../../../runtime/storage.ts';
import type { Found } from '../found.ts';
import { isIndex, leaves, placeName, texts } from '../places.ts';
import { titledPages } from './pages.ts';

/** A value that no other of the same group may have, and what the form calls its field. */
type Unique = { group: string; called: string; said: string; place: string };

/** Fields by which the entries of a list are told apart, each with what the form calls it. */
const UNIQUE: Record<string, string> = {
  id: 'id',
  slug: 'name in links',
  title: 'title',
  subtitle: 'subtitle',
  shortDesc: 'short description',
  description: 'description',
  heading: 'heading',
  label: 'label',
  features: 'features',
  deliverables: 'deliverables',
  points: 'points',
};

/** What tells the entries of each list apart. */
function* uniqueInLists(content: Content): Generator<Unique> {
  for (const { value, path } of leaves(content)) {
    const keys = path.split('.');
    const [entry = '', field = ''] = keys.slice(-2);
    const said = [value].flat().join(', ');
    if (isIndex(field)) yield { group: keys.slice(0, -1).join('.'), called: 'text', said, place: path };
    else if (isIndex(entry) && field in UNIQUE)
      yield { group: keys.slice(0, -2).join('.'), called: UNIQUE[field]!, said, place: path };
  }
}

/** What tells two search results apart. */
function* uniqueInResults(content: Content): Generator<Unique> {
  for (const { place, title, description } of titledPages(content)) {
    yield { group: 'results', called: 'title', said: title, place: `${place}.title` };
    yield { group: 'results', called: 'description', said: description, place: `${place}.description` };
  }
}

/** No two entries of a list, and no two search results, say the same. */
export function* repeats(content: Content): Generator<Found> {
  const seen = new Map<string, string>();
  for (const { group, called, said, place } of [...uniqueInLists(content), ...uniqueInResults(content)]) {
    const key = `${group} ${called} ${said}`;
    const other = seen.get(key);
    // That both are empty is an error of each.
    if (other && said)
      yield {
        place,
        message: `Another entry has the same ${called}: ${placeName(content, other)}. → Write the ${called} of this entry, or delete one of the two entries.`,
      };
    seen.set(key, place);
  }
}

/** The time of an answer: minutes or hours after "within". Days count only after "answer" or the like, because other work takes days too. */
const PROMISE = /\b(within (?=\d+ [mh])|(answer|reply|respon|get back)[^.]*in )(\d+ (minute|hour|day)s?)\b/gi;

/** A text promises an answer in the time that content/words.json says. Pages that the owner has added may say what they like. */
export function* promises(content: Content): Generator<Found> {
  const { promise } = content.words;
  for (const { path, text } of texts(content)) {
    if (path.includes('.article.')) continue;
    const times = [...text.matchAll(PROMISE)].map(([, , , promised]) => promised);
    const promised = times.find((one) => one !== promise);
    if (promised)
      yield {
        place: path,
        message: `This text promises an answer in ${promised}, but the promise is ${promise}. → Write {promise} in place of ${promised}. If it is about something else, say it without "within", "answer", "reply", "respond" and "get back".`,
      };
  }
}

/** The privacy page names all that the site keeps in a browser. */
export function* storedKeys({ privacy }: Content): Generator<Found> {
  const named = privacy.sections.flatMap(({ entries = [] }) => entries.map(({ key }) => key));
  for (const key of Object.values(KEYS))
    if (!named.includes(key))
      yield {
        place: `privacy.sections`,
        message: `The privacy page does not name "${key}", which the site keeps in the visitor's browser. → Add it to the entries of a section, with the key "${key}" and what it is for.`,
      };
}

/** Of every photograph it is said what it shows. */
export function* describedPhotos(content: Content): Generator<Found> {
  for (const { path, shows } of photosIn(content))
    if (!shows)
      yield {
        place: `${path}.shows`,
        message: `It is not said what this photograph shows. → Say it in a few words, for those who cannot see it.`,
      };
}
