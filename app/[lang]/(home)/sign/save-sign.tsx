'use client';

import './save-sign.css';
import { type ComponentType, type ReactNode, startTransition, useState } from 'react';
import { langInIsland } from '@/components/language';
import { announce } from '@/components/ui/announce';
import { Button } from '@/components/ui/button';
import { useShopName } from '../name/shop-name';
import type { SignDialogProps } from './sign-dialog';

type SaveSignProps = Omit<SignDialogProps, 'isOpen' | 'onClose' | 'name'> & {
  icon: ReactNode;
};

/** Makes a picture of the board, once it has a name. What that needs is fetched when it is pressed. */
export function SaveSign({ icon, ...props }: SaveSignProps) {
  const { name } = useShopName();
  const [Dialog, setDialog] = useState<ComponentType<SignDialogProps>>();
  const [state, setState] = useState<'closed' | 'fetching' | 'open' | 'failed'>('closed');
  const { make, failed } = props.words;

  async function open() {
    setState('fetching');
    try {
      const { SignDialog } = await import('./sign-dialog');
      startTransition(() => {
        setDialog(() => SignDialog);
        setState('open');
      });
    } catch {
      setState('failed');
      announce(failed);
    }
  }

  if (!name) return null;
  return (
    <div className="save-sign">
      {state === 'failed' && (
        <p lang={langInIsland(failed)} className="mb-2 rounded-tile bg-surface px-3 py-2 text-small">
          {failed}
        </p>
      )}
      <Button
        variant="outline"
        size="xs"
        aria-haspopup="dialog"
        aria-busy={state === 'fetching'}
        onClick={() => void open()}
      >
        {icon}
        {make}
      </Button>
      {Dialog && (
        <Dialog {...props} name={name} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </div>
  );
}
