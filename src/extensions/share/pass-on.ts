/** Hands a text to the share sheet or the clipboard. */

/** Whether the device has a sheet for sharing, and a finger to use it with. */
const hasShareSheet = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Hands a text to the share sheet, where there is one, or to the clipboard.
 * @returns `shared`, `copied`, or `failed`: the page is not allowed to; `given-up` where the person has closed the sheet
 */
export async function passOn(text: string): Promise<'shared' | 'copied' | 'failed' | 'given-up'> {
  if (hasShareSheet()) {
    try {
      await navigator.share({text});
      return 'shared';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'given-up';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyBySelection(text) ? 'copied' : 'failed';
  }
}

/** Copies by a selection: often possible in frames and on pages without TLS, which have no clipboard API. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = deepestFocus();
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, {position: 'fixed', insetBlockStart: '0', opacity: '0'});
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    (focused as HTMLElement | null)?.focus({preventScroll: true});
  }
}

/** The focused element, also inside of shadow roots. */
function deepestFocus(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
