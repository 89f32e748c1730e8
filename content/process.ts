import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export type ProcessStep = Content['processSteps'][number];

export const processSteps: Content['processSteps'] = fill([
  {
    id: 1,
    title: 'Discovery & Strategy',
    subtitle: 'We learn your trade before we plan',
    description:
      'We look at what you sell, who buys it and what others in your market show online, from the next lane to the next district. You get a written plan with dates and costs.',
    duration: '1-2 weeks',
    deliverables: ['Market Analysis', 'Strategy Blueprint', 'Timeline Creation'],
    metrics: [
      { label: 'research hours', value: '40+' },
      { label: 'market data points', value: '500+' },
    ],
    drawing: 'plan',
  },
  {
    id: 2,
    title: 'Design & Development',
    subtitle: 'You try it on your own phone first',
    description:
      'We design pages, posts and ads with your photos, in Telugu and English. You open them on your own phone and say what to change. We build the version you approve.',
    duration: '2-4 weeks',
    deliverables: ['Custom Design System', 'Development Framework', 'Brand Assets'],
    metrics: [
      { label: 'design iterations', value: '15+' },
      { label: 'code quality score', value: '98%' },
    ],
    drawing: 'design',
  },
  {
    id: 3,
    title: 'Launch & Implementation',
    subtitle: 'Start early enough to be ready before Dasara or Sankranti',
    description:
      'We test payments, forms, maps and speed on ordinary Android phones. Then we launch on a day that suits your counter.',
    duration: '1-2 weeks',
    deliverables: ['Launch Strategy', 'Performance Testing', 'Live Deployment'],
    metrics: [
      { label: 'success rate', value: '99.8%' },
      { label: 'load time', value: 'under 2s' },
    ],
    drawing: 'launch',
  },
  {
    id: 4,
    title: 'Growth & Optimization',
    subtitle: 'What brings orders gets more; the rest stops',
    description:
      'We show you which posts, ads and pages brought calls and orders. We put your budget behind those, stop the others and get you ready for the next season.',
    duration: 'Ongoing',
    deliverables: ['Performance Reports', 'Growth Analytics', 'Optimization Plans'],
    metrics: [
      { label: 'average growth', value: '300%' },
      { label: 'client retention', value: '95%' },
    ],
    drawing: 'growth',
  },
]);
