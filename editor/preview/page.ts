import { filledIn } from '../../src/content/placeholders.ts';
import { PREVIEW_DATA, type PreviewPage } from '../../src/content/preview/fieldMark.ts';
import {
  type FieldPlace,
  type FromPage,
  isPreviewMessage,
  type PreviewMode,
  type ToPage,
} from '../model/previewMessages.ts';
import { Fields } from './fields.ts';
import './highlight.css';

/** Runs in the editor's preview only: reports which field was tapped, and shows what is typed. */

const page: PreviewPage = JSON.parse(document.getElementById(PREVIEW_DATA)?.textContent ?? '{}');
const facts = new Map(page.facts);
const fields = new Fields(page.unmarked, (text) => filledIn(text, facts));
const root = document.documentElement;
let editor: string | undefined;
let mode: PreviewMode = 'browse';
let hint = '';
let highlighted: FieldPlace | undefined;

const send = (message: FromPage) => {
  if (editor) window.parent.postMessage(message, editor);
};

/** The tab stop for an element: the control around it, or itself; none if screen readers ignore it. */
const stopFor = (element: Element) =>
  element.closest('[aria-hidden="true"]')
    ? undefined
    : (element.closest('a, button, summary, [role="img"]') ?? element);

/** Makes each text reachable by keyboard in edit mode, and undoes that in browse mode. */
function setStops(): void {
  root.dataset['previewMode'] = mode;
  for (const element of fields.elements()) {
    const stop = stopFor(element);
    if (!stop) continue;
    if (mode === 'edit' && editor) {
      if (!stop.matches('a[href], button, summary')) stop.setAttribute('tabindex', '0');
      stop.setAttribute('aria-description', hint);
    } else if (stop.getAttribute('aria-description') === hint) {
      stop.removeAttribute('aria-description');
      if (!stop.matches('a[href], button, summary')) stop.removeAttribute('tabindex');
    }
  }
}

/** Not scrollIntoView, which scrolls the editor around the frame as well. */
function bringIntoView(element: Element, position: 'start' | 'center'): void {
  for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowX))
      box.scrollLeft += element.getBoundingClientRect().left - box.getBoundingClientRect().left;
  }
  const { top, height } = element.getBoundingClientRect();
  const least = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const wanted = position === 'start' ? least : Math.max(least, (innerHeight - height) / 2);
  scrollBy({ top: top - wanted, behavior: 'instant' });
}

function highlight(place: FieldPlace, scrolls: 'start' | 'center' | false): void {
  highlighted = place;
  for (const one of document.querySelectorAll('[data-preview-highlight]'))
    one.removeAttribute('data-preview-highlight');
  const elements = fields.elementsOf(place).filter((one) => one.checkVisibility());
  for (const element of elements) element.setAttribute('data-preview-highlight', '');
  const [first] = elements;
  if (first && scrolls) bringIntoView(first, scrolls);
  send({ type: 'preview:highlighted', place, isFound: first !== undefined });
}

function open(event: Event, place: FieldPlace | undefined): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!place) return;
  highlight(place, false);
  send({ type: 'preview:open', place });
}

fields.read(document.documentElement);
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'childList') for (const node of addedNodes) fields.read(node);
    else fields.read(target);
  }
  if (mode === 'edit') setStops();
}).observe(root, {
  subtree: true,
  childList: true,
  characterData: true,
});

window.addEventListener(
  'click',
  (event) => {
    if (mode !== 'edit' || !editor) return;
    // A click from the keyboard has no position.
    const isKeyboard = event.detail === 0;
    const place =
      isKeyboard && event.target instanceof Element
        ? fields.within(event.target)
        : fields.at(event.clientX, event.clientY);
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (place || isLink) open(event, place);
  },
  { capture: true },
);

window.addEventListener(
  'keydown',
  (event) => {
    if (mode !== 'edit' || !editor || event.key !== 'Enter') return;
    const stop = event.target;
    if (!(stop instanceof Element) || stop.getAttribute('aria-description') !== hint) return;
    open(event, fields.within(stop));
  },
  { capture: true },
);

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || !page.editors.includes(origin)) return;
  if (!isPreviewMessage<ToPage>(data)) return;
  editor = origin;
  switch (data.type) {
    case 'preview:hello':
      ({ mode, hint } = data);
      fields.type(data.typed);
      setStops();
      send({ type: 'preview:ready', path: location.pathname, versions: page.versions });
      break;
    case 'preview:mode':
      mode = data.mode;
      setStops();
      break;
    case 'preview:typed':
      fields.type(data.typed);
      if (highlighted) highlight(highlighted, false);
      break;
    case 'preview:highlight':
      highlight(data.place, data.scrolls);
      break;
  }
});
